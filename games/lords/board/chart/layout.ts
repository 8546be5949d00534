import type { Point } from '@spanish-main/ui'

/** The sheet in chart units. The drawings in art/sheet.svg use the same. */
export const VIEW = { x: 0, y: 12, width: 1200, height: 664 } as const

export interface Label {
  readonly dx: number
  readonly dy: number
  readonly anchor: 'start' | 'middle' | 'end'
}

export interface ZonePlace {
  /** Where its name, a fleet and the badge of a choice stand. */
  readonly label: Point
  readonly fleet: Point
  readonly badge: Point
  /** What a click hits. */
  readonly shape: string
}

/** Sea zones by their ids. */
export const ZONE_PLACES: Readonly<Record<string, ZonePlace>> = {
  hewanorra: {
    label: [1040, 460],
    fleet: [972, 416],
    badge: [1030, 428],
    shape:
      'M1185 369L1200 369L1200 480L1194 483L1167 483L1167 486L1140 486L1140 489L1062 489L1062 486L1041 486L1038 480L1035 483L1014 480L1005 474L993 474L993 471L912 447L900 444L900 426L903 426L903 402L906 402L906 393L915 375L945 378L957 384L978 384L978 387L1050 390L1053 402L1059 399L1065 408L1065 402L1053 390L1104 387L1104 384L1140 381L1140 378L1155 378L1155 375L1170 375L1170 372L1185 372z',
  },
  paria: {
    label: [1140, 580],
    fleet: [1062, 556],
    badge: [1160, 546],
    shape:
      'M900 444L918 447L918 450L927 450L945 459L957 459L957 462L966 462L966 465L975 465L993 474L1026 480L1032 483L1032 489L1038 483L1062 486L1062 489L1140 489L1140 486L1200 480L1200 675L1152 675L1149 666L1137 657L1137 651L1128 642L1122 642L1110 630L1101 630L1095 621L1080 621L1080 624L1059 621L1056 615L1068 615L1068 609L1056 612L1059 606L1056 594L1065 585L1047 579L1041 570L1026 573L1023 567L1017 567L1017 573L1011 576L1005 561L996 558L990 537L969 540L963 549L945 546L939 555L930 555L927 561L918 561L918 564L906 561L900 513L897 513z',
  },
  'curacao-sea': {
    label: [832, 522],
    fleet: [716, 420],
    badge: [846, 428],
    shape:
      'M654 384L750 399L750 402L822 417L840 426L852 426L852 429L897 441L900 444L897 513L900 513L906 558L888 555L876 540L822 546L822 549L810 546L804 534L807 525L801 516L795 516L792 510L780 510L780 507L753 510L741 519L729 519L726 525L714 528L714 549L720 561L726 564L726 591L714 603L705 603L702 588L693 585L693 573L690 573L693 558L705 546L702 522L696 516L696 501L711 498L720 489L720 483L714 477L702 480L699 471L687 459L663 450L660 444L642 435L633 435L639 408L654 390z',
  },
  rosario: {
    label: [604, 446],
    fleet: [560, 480],
    badge: [612, 470],
    shape:
      'M561 417L582 417L582 420L594 420L594 423L606 423L606 426L618 426L633 435L642 435L660 444L663 450L687 459L702 477L702 483L693 486L687 498L675 501L660 516L654 519L633 516L633 531L627 537L621 534L621 525L612 525L606 537L600 540L594 552L594 585L582 588L576 603L570 603L567 582L555 558L543 546L543 540L507 510L507 501L510 501L510 492L516 486L519 465L522 465L522 426L543 423L543 420L561 420z',
  },
  darien: {
    label: [536, 545],
    fleet: [506, 566],
    badge: [500, 584],
    shape:
      'M501 507L507 507L516 519L522 519L543 540L543 546L549 549L549 555L555 558L567 582L567 594L573 603L558 618L561 648L555 651L552 633L540 624L534 609L516 591L492 588L489 582L474 582L471 591L465 591L456 600L447 600L438 612L420 612L411 603L411 585L414 585L414 576L417 576L417 567L426 549L447 531L471 519L480 519L486 513L495 513z',
  },
  mosquito: {
    label: [436, 420],
    fleet: [404, 474],
    badge: [470, 500],
    shape:
      'M417 345L423 345L474 393L480 393L501 414L507 414L510 420L522 426L522 465L519 465L519 477L516 477L507 507L486 513L480 519L471 519L447 531L444 537L438 537L420 558L420 567L414 576L411 603L408 606L396 603L393 582L381 576L378 564L369 558L363 546L360 528L354 525L354 507L357 507L354 492L360 480L357 468L363 468L363 450L360 450L363 423L372 414L366 393L384 384L411 357z',
  },
  'gulf-of-honduras': {
    label: [356, 282],
    fleet: [336, 316],
    badge: [344, 250],
    shape:
      'M297 189L309 189L378 258L396 294L402 297L414 336L420 342L411 351L411 357L375 390L369 390L366 384L348 381L348 369L342 366L330 366L330 363L321 363L321 366L300 363L294 369L270 369L270 366L261 369L255 363L246 372L243 366L234 369L225 363L228 354L240 342L240 330L243 330L240 306L246 297L246 288L240 288L240 282L246 270L252 270L252 282L255 282L255 270L258 270L255 243L261 243L261 228L273 219L279 207L276 198L297 192z',
  },
  campeche: {
    label: [166, 204],
    fleet: [166, 140],
    badge: [120, 150],
    shape:
      'M207 12L228 12L246 57L252 60L255 72L261 75L279 111L279 120L285 126L285 135L294 150L306 189L288 192L282 198L237 195L231 201L198 207L192 255L186 258L183 267L177 267L180 273L177 282L162 285L159 279L147 279L144 285L138 288L129 285L126 291L117 291L117 294L105 294L102 282L78 273L78 264L69 258L69 243L63 231L57 228L48 198L42 192L42 177L39 177L42 117L54 93L42 60L51 57L66 42L63 39L66 33L81 36L111 18L168 15L183 27L189 24L201 27L201 21L210 21z',
  },
  florida: {
    label: [374, 78],
    fleet: [340, 48],
    badge: [330, 110],
    shape:
      'M228 12L315 12L318 18L360 12L363 18L393 33L387 42L387 48L396 48L393 63L408 66L408 75L414 78L414 84L426 87L432 99L438 102L453 99L453 93L459 90L459 75L462 75L459 63L444 45L444 36L447 33L495 33L477 84L456 162L447 156L429 159L429 156L399 153L390 159L369 159L369 162L351 165L342 174L345 183L327 183L327 186L306 189L294 150L288 144L285 126L279 120L279 111L261 75L255 72L252 60L246 57z',
  },
  bahama: {
    label: [566, 116],
    fleet: [640, 112],
    badge: [612, 150],
    shape:
      'M495 33L570 36L570 39L597 45L621 60L630 60L633 66L651 72L654 78L672 84L675 90L699 99L696 114L687 132L681 135L681 141L627 195L618 201L618 207L606 219L585 219L591 207L585 210L576 210L573 204L564 207L543 189L528 189L519 180L504 177L504 174L483 174L465 159L459 159L468 108L471 108L471 99L474 99L474 90L477 90L477 81L480 81z',
  },
  jardines: {
    label: [412, 227],
    fleet: [470, 210],
    badge: [500, 206],
    shape:
      'M384 162L417 162L420 168L414 174L432 171L435 177L453 177L462 186L474 186L486 192L504 189L513 210L531 213L531 216L543 213L552 222L552 228L543 231L540 237L567 237L567 234L609 237L606 249L594 261L579 264L579 267L561 267L453 273L453 270L423 270L423 267L378 261L309 189L327 186L327 183L345 183L354 174L369 174z',
  },
  jamaica: {
    label: [520, 364],
    fleet: [640, 398],
    badge: [604, 392],
    shape:
      'M624 231L642 234L654 240L657 246L675 249L678 252L675 267L681 267L690 276L687 282L678 282L678 285L654 285L654 282L627 279L630 285L627 324L654 378L654 390L642 402L633 432L594 423L594 420L582 420L582 417L561 417L561 420L519 426L516 420L501 414L492 402L474 393L462 378L456 378L441 360L435 360L417 342L405 303L396 294L393 282L387 279L378 261L393 261L393 264L408 264L408 267L423 267L423 270L453 270L453 273L579 267L579 264L594 261L606 249L612 234L624 234z',
  },
  mona: {
    label: [716, 378],
    fleet: [778, 384],
    badge: [760, 396],
    shape:
      'M807 276L843 282L849 294L879 297L888 333L915 372L906 402L903 402L900 444L852 429L852 426L822 420L822 417L741 399L654 384L636 348L630 324L627 324L630 288L633 285L639 291L654 288L654 285L657 288L699 288L714 303L720 297L720 288L729 282L741 282L741 288L750 288L756 279L765 279L765 282L780 279L780 282L798 285z',
  },
  'tortuga-channel': {
    label: [720, 182],
    fleet: [716, 166],
    badge: [834, 226],
    shape:
      'M699 102L708 102L720 111L738 114L744 120L753 120L753 123L762 123L762 126L771 126L789 135L801 135L801 138L822 141L831 147L909 165L909 171L873 204L873 210L864 216L864 222L855 231L852 285L810 276L804 279L798 270L789 270L789 267L786 270L768 267L756 255L756 249L750 252L735 243L705 243L702 249L681 246L675 240L654 243L606 219L618 207L618 201L681 141z',
  },
  'sint-maartin-sea': {
    label: [1120, 252],
    fleet: [1150, 316],
    badge: [912, 340],
    shape:
      'M912 165L939 171L948 177L1020 192L1020 195L1047 198L1047 201L1200 219L1200 369L1185 369L1185 372L1170 372L1170 375L1155 375L1155 378L1140 378L1140 381L1122 381L1122 384L1077 387L1077 390L1005 390L1005 387L957 384L957 381L912 372L912 366L906 363L906 357L900 354L897 342L888 333L882 303L879 303L879 294L888 294L891 285L855 285L852 282L852 240L855 240L858 225L873 210L873 204z',
  },
}

/** Where a fleet leaves for home, by zone: the hollow arrows of the sheet. */
export const EXITS: Readonly<Record<string, Point>> = {
  florida: [474, 46],
  bahama: [604, 57],
  'tortuga-channel': [806, 157],
  'sint-maartin-sea': [1040, 222],
}

/** A place on land: where its token stands, where it lies in truth, where its name stands. */
export interface Site {
  readonly at: Point
  readonly true: Point
  readonly label: Label
  /** A line from the token to the place. */
  readonly lead: boolean
}

/** Colonies, heathen colonies, cities and smuggling ports by their ids. */
export const SITES: Readonly<Record<string, Site>> = {
  barbados: { at: [1150, 472], true: [1112.8, 449.9], label: { dx: 0, dy: -20, anchor: 'middle' }, lead: true },
  'st-christopher': { at: [966, 346], true: [996.4, 318.3], label: { dx: -20, dy: 45, anchor: 'middle' }, lead: true },
  antigua: { at: [1086, 292], true: [1030.4, 324.5], label: { dx: 20, dy: 4, anchor: 'start' }, lead: true },
  'puritan-pilgrims': { at: [464, 462], true: [425, 443.3], label: { dx: 20, dy: 5, anchor: 'start' }, lead: true },
  'belize-baymen': { at: [286, 288], true: [245.9, 312], label: { dx: -2, dy: -20, anchor: 'middle' }, lead: true },
  martinique: { at: [1104, 412], true: [1059.3, 401.5], label: { dx: -2, dy: -20, anchor: 'middle' }, lead: true },
  guadeloupe: { at: [1096, 348], true: [1041.2, 352.7], label: { dx: 21, dy: 5, anchor: 'start' }, lead: true },
  'port-de-paix': { at: [722, 220], true: [671.9, 238.4], label: { dx: 21, dy: -6, anchor: 'start' }, lead: true },
  'ile-a-vache': { at: [664, 328], true: [649, 294.2], label: { dx: -19, dy: -3, anchor: 'end' }, lead: true },
  'sint-maartin-saltpans': {
    at: [1024, 262],
    true: [985.4, 294.8],
    label: { dx: 2, dy: 38, anchor: 'middle' },
    lead: true,
  },
  curacao: { at: [780, 440], true: [786.9, 482], label: { dx: -21, dy: 2, anchor: 'end' }, lead: true },
  'bonaire-saltpans': {
    at: [836, 468],
    true: [809.5, 483.1],
    label: { dx: -1, dy: -19, anchor: 'middle' },
    lead: true,
  },
  'punta-de-araya': { at: [992, 496], true: [943.8, 538.1], label: { dx: 20, dy: 4, anchor: 'start' }, lead: true },
  'neu-kurland': { at: [1112, 516], true: [1070.3, 515.9], label: { dx: 21, dy: 4, anchor: 'start' }, lead: true },
  'st-thomas': { at: [978, 228], true: [920.4, 286.2], label: { dx: -2, dy: -20, anchor: 'middle' }, lead: true },
  'company-of-scotland': { at: [560, 588], true: [533.2, 608.8], label: { dx: -20, dy: 4, anchor: 'end' }, lead: true },
  margarita: { at: [940, 488], true: [954.2, 525], label: { dx: 0, dy: -20, anchor: 'middle' }, lead: true },
  riohacha: { at: [682, 546], true: [669.9, 505], label: { dx: -1, dy: -19, anchor: 'middle' }, lead: true },
  trinidad: { at: [1006, 548], true: [1041.2, 538.1], label: { dx: -20, dy: 3, anchor: 'end' }, lead: true },
  caracas: { at: [852, 572], true: [854.1, 540], label: { dx: 21, dy: 5, anchor: 'start' }, lead: true },
  'zaragoza-mines': { at: [618, 630], true: [613.1, 660.3], label: { dx: -19, dy: 6, anchor: 'end' }, lead: true },
  'tegucigalpa-mines': { at: [256, 388], true: [270.1, 419], label: { dx: -19, dy: -5, anchor: 'end' }, lead: true },
  'taxco-mines': { at: [36, 250], true: [6.2, 279.9], label: { dx: -8, dy: -20, anchor: 'start' }, lead: true },
  'potosi-mule-train': { at: [414, 602], true: [477.7, 602], label: { dx: 21, dy: 4, anchor: 'start' }, lead: true },
  'guatemala-indigo': { at: [200, 424], true: [192.8, 403.1], label: { dx: -4, dy: 38, anchor: 'middle' }, lead: true },
  'oaxaca-cochineal': { at: [56, 318], true: [64.5, 326], label: { dx: 20, dy: 6, anchor: 'start' }, lead: false },
  'vuelta-abajo': { at: [342, 132], true: [360, 171.2], label: { dx: 0, dy: 38, anchor: 'middle' }, lead: true },
  bayamo: { at: [514, 248], true: [549.1, 227], label: { dx: -18, dy: 10, anchor: 'end' }, lead: true },
  'san-german': { at: [842, 328], true: [847.5, 295.1], label: { dx: 0, dy: 38, anchor: 'middle' }, lead: true },
  soconusco: { at: [124, 364], true: [153.9, 387.3], label: { dx: -6, dy: 38, anchor: 'middle' }, lead: true },
  marques: { at: [772, 312], true: [759.1, 282.3], label: { dx: -2, dy: -20, anchor: 'middle' }, lead: true },
  arabuco: { at: [638, 592], true: [629.5, 582.3], label: { dx: 22, dy: 2, anchor: 'start' }, lead: false },
  'itza-maya': { at: [208, 304], true: [206.3, 329.2], label: { dx: -2, dy: -18, anchor: 'middle' }, lead: true },
  'arawak-queen': { at: [1064, 598], true: [1052.1, 551.3], label: { dx: 22, dy: 3, anchor: 'start' }, lead: true },
  caribs: { at: [1014, 382], true: [1046.6, 377.9], label: { dx: 4, dy: 36, anchor: 'middle' }, lead: true },
  cimarrones: { at: [520, 622], true: [505.5, 598], label: { dx: 0, dy: 36, anchor: 'middle' }, lead: true },
  'miskito-kings': { at: [346, 448], true: [368.2, 409.4], label: { dx: -2, dy: 36, anchor: 'middle' }, lead: true },
  'bahoruco-maroons': { at: [708, 314], true: [710.9, 290.5], label: { dx: 0, dy: 36, anchor: 'middle' }, lead: true },
  guajiros: { at: [734, 490], true: [707.9, 478.6], label: { dx: -3, dy: -19, anchor: 'middle' }, lead: true },
  havana: { at: [402, 122], true: [396.9, 152.3], label: { dx: -2, dy: -23, anchor: 'middle' }, lead: true },
  veracruz: { at: [112, 246], true: [75.9, 260.4], label: { dx: 0, dy: -22, anchor: 'middle' }, lead: true },
  'porto-bello': { at: [444, 552], true: [474.8, 580.3], label: { dx: -6, dy: -22, anchor: 'middle' }, lead: true },
  cartagena: { at: [594, 512], true: [593.7, 546.8], label: { dx: -24, dy: 2, anchor: 'end' }, lead: true },
  'san-juan': { at: [928, 260], true: [880.6, 282.3], label: { dx: 12, dy: -4, anchor: 'start' }, lead: true },
  'santiago-de-cuba': { at: [590, 256], true: [585.9, 237], label: { dx: 2, dy: 20, anchor: 'middle' }, lead: true },
  trujillo: { at: [330, 372], true: [301.3, 361.5], label: { dx: 12, dy: -2, anchor: 'start' }, lead: true },
  'santa-marta': { at: [644, 478], true: [632.4, 516.2], label: { dx: -2, dy: -12, anchor: 'middle' }, lead: true },
  cumana: { at: [950, 582], true: [946.2, 545.6], label: { dx: -2, dy: 17, anchor: 'middle' }, lead: true },
  coro: { at: [770, 528], true: [766.1, 510.4], label: { dx: 0, dy: 19, anchor: 'middle' }, lead: true },
}

export interface Haven {
  readonly at: Point
  readonly radius: number
  /** Where a location card lies. */
  readonly card: Point
  readonly label: Label | undefined
}

/** Pirate havens by their ids; where a colony bears the name of the island, the haven does not repeat it. */
export const HAVEN_PLACES: Readonly<Record<string, Haven>> = {
  'haven-sint-maartin': { at: [985.4, 294.8], radius: 13, card: [968.4, 290.8], label: undefined },
  'haven-tortuga': { at: [672.8, 231], radius: 12, card: [652.8, 233], label: { dx: -16, dy: -6, anchor: 'end' } },
  'haven-curacao': { at: [786.9, 482], radius: 13.5, card: [768.4, 488], label: undefined },
  'haven-old-providence': { at: [425, 443.3], radius: 12, card: [409, 447.3], label: undefined },
  'haven-roatan': { at: [291.2, 347], radius: 15, card: [272.2, 351], label: { dx: -20, dy: 2, anchor: 'end' } },
  'haven-port-royal': {
    at: [556.6, 298.8],
    radius: 12,
    card: [577.6, 300.8],
    label: { dx: 32, dy: 8, anchor: 'start' },
  },
}

/** Beside a smuggling port: where its soldiers stand. */
export const PORT_SOLDIERS: Readonly<Record<string, Point>> = {
  'san-juan': [-20, -4],
  'santiago-de-cuba': [0, -15],
  trujillo: [-20, -4],
  'santa-marta': [0, 6],
  cumana: [0, -15],
  coro: [0, -15],
}

/** Names of districts, turned with the land. */
export const DISTRICT_LABELS: Readonly<
  Record<string, { readonly at: Point; readonly turn: number; readonly afloat: boolean }>
> = {
  yucatan: { at: [240, 236], turn: -8, afloat: false },
  honduras: { at: [312, 414], turn: 24, afloat: false },
  panama: { at: [450, 650], turn: -12, afloat: false },
  'nueva-granada': { at: [704, 652], turn: 0, afloat: false },
  venezuela: { at: [798, 612], turn: 0, afloat: false },
  'nova-andalusia': { at: [1004, 654], turn: 0, afloat: false },
  cuba: { at: [456, 172], turn: 14, afloat: false },
  espanola: { at: [712, 262], turn: 0, afloat: false },
  'puerto-rico': { at: [872, 272], turn: 0, afloat: true },
}

/** Mule trails: from an inland site to its port or city; thin where only one card opens them. */
export const TRAILS: readonly { readonly from: string; readonly to: string; readonly thin: boolean }[] = [
  { from: 'zaragoza-mines', to: 'cartagena', thin: false },
  { from: 'tegucigalpa-mines', to: 'trujillo', thin: false },
  { from: 'taxco-mines', to: 'veracruz', thin: false },
  { from: 'potosi-mule-train', to: 'porto-bello', thin: false },
  { from: 'guatemala-indigo', to: 'trujillo', thin: false },
  { from: 'oaxaca-cochineal', to: 'veracruz', thin: false },
  { from: 'vuelta-abajo', to: 'havana', thin: false },
  { from: 'soconusco', to: 'veracruz', thin: false },
  { from: 'soconusco', to: 'trujillo', thin: false },
  { from: 'arabuco', to: 'cartagena', thin: true },
  { from: 'itza-maya', to: 'trujillo', thin: true },
  { from: 'arawak-queen', to: 'cumana', thin: true },
  { from: 'cimarrones', to: 'porto-bello', thin: true },
]

export const BOXES = {
  waiting: { x: 18, y: 566, width: 342, height: 92 },
  europe: { x: 924, y: 32, width: 256, height: 98 },
  cartouche: { x: 28, y: 472, width: 148, height: 72 },
} as const
