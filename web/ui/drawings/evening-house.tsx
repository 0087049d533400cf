import { useId } from 'react';

const iron = '#0c2429';
const timber = '#123238';
const rim = '#e6ae66';

export function EveningHouse() {
  return (
    <>
      <Roofs />
      <PorchWall />
      <Door />
      <LitWindow x={174} width={40} />
      <LitWindow x={372} width={60} />
      <LitWindow x={470} width={60} />
      <Halo />
      <RockingChair />
      <Railing />
      <Posts />
      <PorchRoof />
      <Pendant />
    </>
  );
}

function Roofs() {
  const id = useId();
  return (
    <>
      <linearGradient id={`${id}wing`} x2={0} y2={1}>
        <stop stopColor="#1d464d" />
        <stop offset={1} stopColor="#0f3038" />
      </linearGradient>
      <linearGradient id={`${id}gable`} x2={0} y2={1}>
        <stop stopColor="#2b5c5d" />
        <stop offset={1} stopColor="#447062" />
      </linearGradient>
      <linearGradient id={`${id}edge`}>
        <stop stopColor="#6fa39d" />
        <stop offset={0.6} stopColor="#3b6d70" />
        <stop offset={1} stopColor="#2b5a60" />
      </linearGradient>
      <path d="M440 104h28v60h-28z" fill="#28565c" />
      <path d="M436 98h36v9h-36z" fill="#3b6e72" />
      <path d="M340 146h220v110H340z" fill={`url(#${id}wing)`} />
      <path d="M340 146h220v4H340z" fill="#3f7174" />
      <path
        d="M366 166h194M384 184h176M402 202h158M420 220h140"
        stroke="#0c2b33"
        strokeOpacity={0.55}
        strokeWidth={1.5}
      />
      <path d="M290 100 404 214v42H176v-42z" fill={`url(#${id}gable)`} />
      <path
        d="M262 134h56M244 152h92M226 170h128M208 188h164M190 206h200M176 224h228"
        stroke="#1c4648"
        strokeOpacity={0.55}
        strokeWidth={1.5}
      />
      <path d="M154 226 290 92l136 134" fill="none" stroke="#17424a" strokeWidth={15} />
      <path d="M148 221 290 81l142 140" fill="none" stroke={`url(#${id}edge)`} strokeWidth={3} />
      <path d="M270 222v-38a20 20 0 0 1 40 0v38z" fill="#f9c271" stroke={timber} strokeWidth={4} />
      <path d="M290 164v58M270 192h40" stroke={timber} strokeWidth={2.5} />
      <path d="M262 222h56v5h-56z" fill={timber} />
    </>
  );
}

function PorchWall() {
  const id = useId();
  return (
    <>
      <linearGradient id={`${id}wall`} x2={0} y2={1}>
        <stop stopColor="#16403f" />
        <stop offset={1} stopColor="#2d5a4e" />
      </linearGradient>
      <radialGradient id={`${id}lit`} cx={290} cy={322} r={270} gradientUnits="userSpaceOnUse">
        <stop stopColor="#ffdb98" />
        <stop offset={0.25} stopColor="#f0ab55" stopOpacity={0.72} />
        <stop offset={0.6} stopColor="#d98a3c" stopOpacity={0.3} />
        <stop offset={1} stopColor="#d98a3c" stopOpacity={0} />
      </radialGradient>
      <path d="M166 262h394v210H166z" fill={`url(#${id}wall)`} />
      <path
        d="M166 288h394M166 304h394M166 320h394M166 336h394M166 352h394M166 368h394M166 384h394M166 400h394M166 416h394M166 432h394M166 448h394"
        stroke="#0b2b2e"
        strokeOpacity={0.42}
        strokeWidth={1.5}
      />
      <path d="M166 262h394v210H166z" fill={`url(#${id}lit)`} />
    </>
  );
}

function Door() {
  const id = useId();
  return (
    <>
      <linearGradient id={`${id}leaf`} x2={0} y2={1}>
        <stop stopColor="#2b7d67" />
        <stop offset={1} stopColor="#1a5046" />
      </linearGradient>
      <path d="M254 350h72v122h-72z" fill="#f4dba8" />
      <path d="M261 357h58v115h-58z" fill={`url(#${id}leaf)`} />
      <path
        d="M270 406v-24a20 20 0 0 1 40 0v24z"
        fill="#ffe3ab"
        stroke="#154a40"
        strokeWidth={2.5}
      />
      <path d="M290 362v44M270 388h40" stroke="#154a40" strokeWidth={2} />
      <path
        d="M270 416h16v44h-16zM294 416h16v44h-16z"
        fill="none"
        stroke="#123f37"
        strokeWidth={2}
      />
      <circle cx={314} cy={412} r={2.6} fill="#ffdf9f" />
      <path d="M258 466h64l4 6h-72z" fill="#6d5433" />
    </>
  );
}

function LitWindow({ x, width }: { x: number; width: number }) {
  const pane = useId();
  const middle = x + width / 2;
  const curtain = `M${x} 343h${width * 0.32}q-${width * 0.14} 42-${width * 0.08} 90H${x}z`;
  return (
    <>
      <linearGradient id={pane} x2={0} y2={1}>
        <stop stopColor="#ffd083" />
        <stop offset={1} stopColor="#f2a448" />
      </linearGradient>
      <path d={`M${x - 5} 338h${width + 10}v100h${-width - 10}z`} fill="#d8bb84" />
      <path d={`M${x} 343h${width}v90h${-width}z`} fill={`url(#${pane})`} />
      <path d={curtain} fill="#fff0cc" fillOpacity={0.7} />
      <path
        d={curtain}
        fill="#fff0cc"
        fillOpacity={0.7}
        transform={`translate(${2 * middle} 0) scale(-1 1)`}
      />
      <path d={`M${middle} 343v90M${x} 388h${width}`} stroke="#a8814a" strokeWidth={2.5} />
      <path d={`M${x - 9} 436h${width + 18}v5h${-width - 18}z`} fill="#b89760" />
    </>
  );
}

/** The air around the lamp, kept under the porch roof. */
function Halo() {
  const id = useId();
  return (
    <>
      <radialGradient id={id} cx={290} cy={322} r={140} gradientUnits="userSpaceOnUse">
        <stop stopColor="#ffe6b0" stopOpacity={0.95} />
        <stop offset={0.3} stopColor="#f8c070" stopOpacity={0.42} />
        <stop offset={1} stopColor="#f2a94e" stopOpacity={0} />
      </radialGradient>
      <path d="M150 266h280v206H150z" fill={`url(#${id})`} />
    </>
  );
}

function RockingChair() {
  return (
    <g fill="none" stroke={timber} strokeWidth={3.5} strokeLinecap="round" strokeLinejoin="round">
      <path d="M484 440v-56q0-8 16-8t16 8v56M480 441h40M476 420h8M516 420h8M478 420v48M522 420v48" />
      <path d="M492 380v58M500 378v60M508 380v58" strokeWidth={2.2} />
    </g>
  );
}

const bays: [number, number][] = [
  [158, 226],
  [354, 450],
  [450, 546],
];

function Railing() {
  return (
    <g fill={timber}>
      {bays.map(([from, to]) => (
        <g key={from}>
          <path d={`M${from} 414h${to - from}v6H${from}zM${from} 458h${to - from}v5H${from}z`} />
          <path d={balusters(from, to)} />
          <path d={`M${from} 414h${to - from}v1.5H${from}z`} fill={rim} opacity={0.55} />
        </g>
      ))}
    </g>
  );
}

function balusters(from: number, to: number) {
  const count = Math.floor((to - from) / 8) - 1;
  return Array.from({ length: count }, (_, n) => `M${from + 10 + n * 8} 418h2.6v42h-2.6z`).join('');
}

function Posts() {
  return (
    <>
      {[158, 226, 354, 450, 546].map((x) => (
        <g key={x} fill={timber}>
          <path d={`M${x - 6} 276h12v196h-12z`} />
          <path d={`M${x - 6} 304q0-16-20-22v-8h52v8q-20 6-20 22z`} />
          <path d={`M${x - 9} 458h18v14h-18zM${x - 8} 308h16v5h-16z`} fill="#1a4148" />
          <path d={`M${x < 290 ? x + 3.5 : x - 6} 314h2.5v144h-2.5z`} fill={rim} opacity={0.8} />
        </g>
      ))}
    </>
  );
}

function PorchRoof() {
  const id = useId();
  return (
    <>
      <linearGradient id={`${id}tin`} x2={0} y2={1}>
        <stop stopColor="#2c5f66" />
        <stop offset={1} stopColor="#143a42" />
      </linearGradient>
      <linearGradient id={`${id}beam`} x1={128} x2={560} gradientUnits="userSpaceOnUse">
        <stop stopColor="#163c43" />
        <stop offset={0.38} stopColor="#3f4f43" />
        <stop offset={1} stopColor="#163c43" />
      </linearGradient>
      <path d="M172 228h388v40H130z" fill={`url(#${id}tin)`} />
      <path
        d="M206 229l-26 38M252 229l-18 38M298 229l-10 38M344 229l-2 38M390 229l6 38M436 229l14 38M482 229l22 38M528 229l30 38"
        stroke="#0f3138"
        strokeOpacity={0.6}
        strokeWidth={1.5}
      />
      <path d="M172 228h388v2.5H169z" fill="#4c8081" />
      <path d="M126 266h434v12H126z" fill={`url(#${id}beam)`} />
      <path d="M140 470h420v13H140z" fill="#1d4443" />
      <path d="M140 470h420v3H140z" fill={rim} opacity={0.6} />
    </>
  );
}

function Pendant() {
  return (
    <g transform="translate(290 277)" stroke={iron} strokeLinecap="round" strokeLinejoin="round">
      <path d="M0 0v12" strokeWidth={3} />
      <path d="M-15 34h30l-3.5 30h-23z" fill="#ffc462" stroke="none" />
      <path d="M-6.5 64V50a6.5 6.5 0 0 1 13 0v14z" fill="#fffaec" stroke="none" />
      <path d="m-14.5 34 3 30M14.5 34l-3 30" strokeWidth={3} />
      <path d="M0 16-19 32h38z" fill={iron} strokeWidth={3} />
      <circle cy={12} r={3.5} fill="none" strokeWidth={2.5} />
      <path d="M-16 66h32" strokeWidth={5} />
    </g>
  );
}
