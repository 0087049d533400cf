/** Words that hold a sentence together, in small letters. */
export const functionWords = new Set(
  `
  a an the and or but nor so yet if then than as at by for from in into of off on onto out over per to
  up upon via with within without about above across after again against along among around before
  behind below beside besides between beyond down during except inside near outside past since through
  throughout toward towards under until while
  i me my mine we us our ours you your yours he him his she her hers it its they them their theirs
  myself yourself ourselves themselves this that these those who whom whose which what when where why
  how here there
  am is are was were be been being do does did done doing have has had having can could may might must
  shall should will would ought need needs
  not no never none nothing nobody neither always often sometimes usually mostly ever already still just
  only even also too very much many more most less least few fewer several some any each every both all
  either other others another such same own else enough quite rather almost nearly about maybe perhaps
  yes well now today tomorrow yesterday soon later early earlier once twice ago
  `
    .trim()
    .split(/\s+/),
);

/** Words that say nothing about a subject, in small letters. */
export const stopWords = new Set([
  ...functionWords,
  ...`
  say says said tell tells told ask asks asked talk talks know knows knew known think thinks thought
  want wants wanted like likes liked love loves loved look looks looking looked see sees seen saw find
  finds found get gets got getting give gives gave given go goes going gone went come comes came take
  takes took taken make makes made making put puts let lets keep keeps kept bring brings brought show
  shows showed start starts started begin begins help helps helped use uses used using try tries tried
  work works worked working call calls called read reads add adds plan plans mean means meant matter
  matters happen happens include includes included explain explains expect expects depend depends follow
  follows choose chooses chosen wait waits leave leaves left stay stays become becomes seem seems feel
  feels turn turns change changes mention mentions move moves list lists stop stops drive drives write
  writes surprise surprises sit sits hold holds set sets run runs cover covers compare compares run check checks order orders meet
  meets pay pays paid cost costs live lives happened prepare handle suggest send sends sent
  thing things something anything everything someone anyone everyone way ways lot lots kind kinds sort
  part parts piece pieces bit code codes number numbers option options point points reason reasons case cases example examples people person client clients
  customer customers guy folks man agent agents somebody anybody everybody worth paper papers
  one two three four five six seven eight nine ten first second third last next new old good better best
  bad worse worst big bigger biggest small smaller smallest large larger long longer short shorter high
  higher low lower little great nice real right sure true whole full half main common popular typical
  important different special certain possible available local recent current favorite honest easy hard
  year years month months week weeks day days hour hours minute minutes time times season morning evening
  weekend night home homes house houses property properties place places area areas city town state
  county country street here
  monday tuesday wednesday thursday friday saturday sunday january february march april june july august
  september october november december
  question questions answer answers advice tip tips story stories topic post posts explained explain
  really actually basically simply especially usually
  `
    .trim()
    .split(/\s+/),
]);
