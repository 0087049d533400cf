import type { Frame } from './frames.ts';

/** The same in Spanish. Accents are folded before, so none stand here. */
export const spanishFrames: Frame[] = [
  {
    kind: 'exclude',
    severity: 'avoid',
    patterns: [
      '(?:no|sin|ningun|ninguna) (?:mas )?{GT}',
      '(?:no|sin) {LIST}{1}{GT}',
      'no (?:se )?{1}(?:aceptan|acepta|aceptamos|admiten|admite|admitimos|permiten|permite|permitimos|renta|rentan|rentamos|alquila|alquilan|alquilamos|vende|vendemos|queremos|quiere|reciben|recibimos|consideramos|trabajamos) (?:a |con |para )?{LIST}{3}{GT}',
      'no (?:es )?(?:apto|apta|adecuado|adecuada|recomendado|recomendada|ideal|para) (?:para )?{3}{GT}',
      '{GT} {1}no {2}(?:aceptad[oa]s|permitid[oa]s|bienvenid[oa]s|admitid[oa]s|aplicar|aplicar)',
      '(?:prohibid[oa]s?|evitamos) {2}{GT}',
      'no hay {2}{G}',
      'casi no hay {2}{G}',
      '{GT} (?:prohibid[oa]s?|abstenerse)',
    ],
  },
  {
    kind: 'prefer',
    severity: 'avoid',
    patterns: [
      '(?:solo|solamente|unicamente|exclusivamente|exclusivo) {1}(?:para |a |se renta a |se aceptan )?{2}{GW}',
      '(?:preferimos|prefiero|prefiere|prefieren|preferencia|preferible|preferiblemente|buscamos|busca|buscan|queremos|quiere|quieren|se prefieren|se prefiere|se busca|se buscan) (?:a |por |para )?{3}{GW}',
      '(?:ideal|ideales|perfecto|perfecta|perfectos|perfectas|excelente|adecuado|apropiado|hecho|hecha|disenado|disenada|bueno|buena|especial|pensada|pensado) {1}para {3}{GW}',
      '(?:casa|hogar|lugar|lugar~a|apartamento|departamento|zona~a|barrio~a|comunidad~a|vecindario~a) {2}para {2}{GW}',
      '(?:rento|rentamos|se renta|alquilo) {2}a {2}{GW}',
      'hogar {1}(?:%religion|@religion)',
      'criar {2}@familial_status',
      '{GW} (?:solamente|unicamente|preferid[oa]s)',
    ],
  },
  {
    kind: 'prefer',
    severity: 'avoid',
    class: 'religion',
    needs: 'fe|religion|iglesia',
    patterns: ['de la misma (?:fe|religion|iglesia)'],
  },
  {
    kind: 'require',
    severity: 'avoid',
    patterns: [
      '(?:se requiere|se requieren|requerimos|requiere|necesario|necesaria|obligatorio|indispensable|deben tener|debe tener|deben presentar|prueba de|comprobante de) {3}=citizenship',
      '(?:deben|debe|tienen que|tiene que) ser {2}(?:%[a-z_]+|@[a-z_]+)',
    ],
  },
  {
    kind: 'require',
    severity: 'avoid',
    class: 'national_origin',
    needs: 'ingles|hablar',
    patterns: [
      '(?:deben|debe|tienen que|tiene que|necesario|obligatorio|indispensable|requiere|requisito) {1}hablar {1}ingles',
      '(?:solo|solamente) (?:hablar )?ingles',
    ],
  },
  {
    kind: 'require',
    severity: 'avoid',
    class: 'disability',
    needs: 'poder|capaces|salud',
    patterns: [
      '(?:deben|debe|tienen que|tiene que) (?:poder|ser capaces de) (?:subir|caminar|vivir|cuidarse)',
      'en buen estado de salud',
    ],
  },
  {
    kind: 'require',
    severity: 'avoid',
    class: 'source_of_income',
    needs: 'empleo|trabajo',
    patterns: [
      '(?:deben|debe|tienen que|tiene que|necesario) tener {2}(?:empleo|trabajo)',
      '(?:empleo|trabajo) (?:fijo|estable|indispensable|obligatorio)',
    ],
  },
  {
    kind: 'terms',
    severity: 'avoid',
    patterns: [
      '(?:deposito|cargo|cuota|renta|recargo|cobra|cobramos|cobro) {4}(?:por|para) (?:cada )?{2}{G}',
      '(?:maximo|solo|hasta) {3}(?:un|una|dos|tres|\\d) @familial_status',
    ],
  },
  {
    kind: 'composition',
    severity: 'avoid',
    patterns: [
      '(?:mayormente|mayoria|principalmente|predominantemente|mayoritariamente|pocos|muchos|casi todos|lleno de|llena de|rodeado de|rodeada de) {6}{ORIGIN}',
      '{A} {1}%(?:race_color|national_origin|religion|sogi)',
      '(?:vecinos|residentes|habitantes|gente)~p {2}(?:son|es) {2}{ORIGIN}',
    ],
  },
  {
    kind: 'crime',
    severity: 'avoid',
    class: 'steering_crime',
    needs: 'segur[oa]s?|peligros[oa]s?|crimen|crimenes|delincuencia|criminalidad',
    patterns: [
      '{A} {2}(?:segur[oa]s?|peligros[oa]s?|sin crimen|sin delincuencia)(?! social)',
      '(?:segur[oa]s?|peligros[oa]s?) {2}{A}',
      'sin (?:crimen|delincuencia|crimenes)',
      '(?:baja|poca|alta|mucha) (?:criminalidad|delincuencia)',
      'poco crimen',
    ],
  },
  {
    kind: 'schools',
    severity: 'caution',
    class: 'steering_schools',
    needs: 'escuelas?|colegios?|distritos?',
    patterns: [
      '(?:mejores|mejor|excelentes|excelente|buenas|buena|malas|mala|peores) {1}(?:escuelas?|colegios?|distritos? escolar(?:es)?)',
      '(?:escuelas?|colegios?) {2}(?:excelentes?|muy buenas|malas|de primera|de alto nivel)',
    ],
  },
];
