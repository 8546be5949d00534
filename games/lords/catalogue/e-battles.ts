import type { RuleEntry } from '@spanish-main/kernel'

/** Part E. Raids and battles. */
export const battles = {
  'E1.1': {
    title: 'Raids',
    says: 'A raiding unit needs a soldier, and nobody raids himself.',
  },
  'E1.2': {
    title: 'Ransom',
    says: 'The raider first asks one gold, which the victim pays or refuses.',
  },
  'E1.3': {
    title: 'Paid',
    says: 'After payment the raid is over, unless somebody is at war or the victim carries treasure.',
  },
  'E1.4': {
    title: 'Refused',
    says: 'After a refusal the raider attacks, if he may, or backs down.',
  },
  'E1.5': {
    title: 'Once each',
    says: 'A unit asks the same victim once a year.',
  },
  'E1.6': {
    title: 'Empty haven',
    says: 'A raid on an empty haven does nothing; a fleet that lies there must show itself.',
  },
  'E2.1': {
    title: 'Pirates',
    says: 'Whoever attacks when neither side is at war gets a pirate tent.',
  },
  'E2.2': {
    title: 'Ever at war',
    says: 'Pirates and heathens are at war with everybody.',
  },
  'E2.3': {
    title: 'Stigma',
    says: 'Pirates trade only with their own nation and with smuggling ports opened to them.',
  },
  'E3.1': {
    title: 'Siege',
    says: 'Both sides lose soldiers one for one until one has none.',
  },
  'E3.2': {
    title: 'Spoils',
    says: 'A victor with a soldier left may plunder profit, pillage the mill and sack a colony without a fort.',
  },
  'E3.3': {
    title: 'Buying off',
    says: 'The victim may buy off the victor on the spot.',
  },
  'E3.4': {
    title: 'Siege of a city',
    says: "A treasure city is besieged only if Spain or the raider's nation is at war, or by pirates and heathens; its gold comes from the treasure player.",
  },
  'E3.5': {
    title: 'City treasure taken',
    says: "In a treasure year the victor takes the city's tent.",
  },
  'E3.6': {
    title: 'To the hills',
    says: 'A place besieged from the sea is closed to raids and trade this year, but not to heathens.',
  },
  'E3.7': {
    title: 'Whose gold',
    says: 'Plunder of colonies comes from the treasury, of cities from the treasure player.',
    kind: 'definition',
    see: 'E3.2',
  },
  'E3.8': {
    title: 'Fresh soldiers',
    says: 'Plundered gold may at once become soldiers of the raider.',
  },
  'E4.1': {
    title: 'Sea battle',
    says: 'Fleets fight after an interdiction or where a raider finds one.',
    kind: 'definition',
    see: 'E4.2',
  },
  'E4.2': {
    title: 'Tactics',
    says: "Both choose in secret among boarding, broadside, seizing the vane and flight, and read the attacker's column.",
  },
  'E4.3': {
    title: 'Icons',
    says: 'Soldiers fall, ships are captured, the vane is taken, a star ends the battle.',
  },
  'E4.4': {
    title: 'Order of a round',
    says: 'Soldiers, captures, sinkings, overflow, vane and end follow in this order.',
  },
  'E4.5': {
    title: 'Ships lost',
    says: 'A loss without a soldier sinks a ship; a fleet without ships is disrupted.',
  },
  'E4.6': {
    title: 'Both sunk',
    says: 'If both would sink, the better seaman keeps one ship, the defender if they are equal.',
  },
  'E4.7': {
    title: 'Overflow',
    says: 'What the smaller hold cannot carry is lost, treasure last.',
  },
  'E4.8': {
    title: 'Prize',
    says: 'A captured ship joins the captor with a tent or profit as far as he has room.',
  },
  'E4.9': {
    title: 'Hold and plunder',
    says: 'Plunder from land needs no hold.',
    kind: 'definition',
    see: 'E3.5',
  },
  'E4.10': {
    title: 'End of battle',
    says: 'A battle ends with a star, with the last ship of a side, or after the twelfth round.',
  },
  'E4.11': {
    title: 'After the battle',
    says: 'A merchantman that survives sails on.',
  },
  'E4.12': {
    title: 'Fleet before walls',
    says: 'A fleet based in a raided treasure city fights first.',
  },
  'E5.1': {
    title: 'Patriotism',
    says: 'Nobody attacks his own nation, unless one side is a pirate, religion divides them, or there is treasure aboard.',
  },
  'E5.2': {
    title: 'No flag',
    says: "Units without a nation are nobody's countrymen.",
    kind: 'definition',
    see: 'E5.1',
  },
} as const satisfies Record<string, RuleEntry>
