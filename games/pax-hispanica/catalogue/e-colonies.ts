import type { RuleEntry } from '@spanish-main/kernel'

/** Part E. Colonies, Missions, land battles and Rebels. */
export const colonies = {
  E1: {
    title: 'Founding a Colony',
    says: 'The top disk of your Sway column goes onto a Colony Site without a disk. The new Colony starts without Labor; with no disk left in the column you cannot found one.',
  },
  E1a: {
    title: 'Spanish or Squatter',
    says: 'Purple founds only on Spanish Sites, everybody else only on Squatter Sites.',
  },
  E1b: {
    title: 'Fortifying',
    says: 'Instead of founding, a Disk Action may put a fort from the Pool on any Colony that has none, whoever owns it; in the English edition only on your own. A Colony never has more than one fort.',
  },
  E2: {
    title: 'Labor in the goods year',
    says: 'Each vacant Colony looks for Labor in its own land zone, the Colonies of several players in Player Order.',
    kind: 'definition',
    see: 'D1c',
  },
  E2a: {
    title: 'Kidnapping',
    says: 'A vacant Colony may take an Indigenous from a Tribal Site or Visita of its land zone as a Slave, without a battle. Not in a rebellious zone, not from wilderness, not from a Visita protected by the Jesuits, not by the MAROON KING, and not where the PROTECTOR OF THE INDIANS has a Colony.',
  },
  'E2a-martyr': {
    title: 'Martyrdom',
    says: "Kidnapping from a Visita sends its Bible back to its owner's Reach column.",
  },
  E2b: {
    title: 'Employing',
    says: "A vacant Colony may take a Citizen from a Cathedral of its land zone if its owner can pay the full salary to the player of that Citizen's colour, who cannot refuse. For your own Citizen, or one of a colour nobody plays, pay the Pool.",
  },
  E2c: {
    title: 'Labor of unplayed Spain',
    says: "A vacant Spanish Colony without a player helps itself: it kidnaps, from Visitas in Player Order first, else employs at the Pool's cost, else gets an Indigenous from the Pool. In the English edition it acts before all players and gets nothing from the Pool.",
  },
  E3a: {
    title: 'Labor by Slave Trade',
    says: 'In the play year the Slave Trade Action brings Labor to a vacant Colony.',
    kind: 'definition',
    see: 'RS-slave-trade',
  },
  E3b: {
    title: 'Labor by ship',
    says: 'In the sail year Galleons can bring Labor to a vacant Colony.',
    kind: 'definition',
    see: 'F3-unload',
  },
  E4: {
    title: 'Founding a Mission',
    says: 'Your top Bible goes under an Indigenous on a Tribal Site that has no Mission, in a land zone or in the wilderness. Without such a Site, or without a Bible in the column, it is impossible.',
  },
  E4a: {
    title: 'Visita',
    says: "A Bible with an Indigenous is a Visita. If it loses the Indigenous, its Bible goes back to its owner's Reach column.",
  },
  E4b: {
    title: 'Cathedral',
    says: 'Literacy turns a Visita into a Cathedral with a Citizen; it never works on Colonies or Rebel Sites.',
    kind: 'definition',
    see: 'RS-literacy',
  },
  E5: {
    title: 'Land battle',
    says: 'In its sail turn a fleet may fight for one Site of its sea zone at a time. Against a Tribal Site or Visita the battle is an enslave, against a Rebel, Colony or Cathedral an attack.',
  },
  E5a: {
    title: 'Choosing a target',
    says: "The target is one occupied Site touching the fleet's sea zone that none of the target limits forbids.",
  },
  'E5a-strawman': {
    title: 'Not your own Sites',
    says: 'You may never start a land battle against a Site holding any token of your colour, a Refugee of yours included, even in a rebellious zone.',
  },
  'E5a-legality': {
    title: 'Allowed by Legality',
    says: "The Flagship's Legality must allow this land battle.",
    kind: 'definition',
    see: 'LT-1',
  },
  'E5a-limit': {
    title: 'Attack limit',
    says: 'In one sail turn a fleet may start no more land battles, enslaving included, than it had Galleons when the turn began.',
  },
  'E5a-visita': {
    title: 'Tribes can only be enslaved',
    says: 'A Tribal Site or Visita can be fought for only to enslave. That needs a vacant Colony for the captive, and a Galleon with room or that Colony in the same land zone.',
  },
  E5b: {
    title: 'Strength',
    says: "In the target's land zone each Rebel, Colony, Citizen and attacking Galleon counts 1; Bibles and Indigenous count 0. A fort adds 1 only where its own Colony is the target; Meeples aboard count nothing.",
  },
  'E5b-refugee': {
    title: 'Refugees in battle',
    says: "If the target holds a Refugee, every token of the Refugee's colour in that zone has to support the target. Any other Refugee follows its own colour, and supports the target if nobody plays that colour.",
  },
  E5c: {
    title: 'Allies',
    says: 'Every other player whose Strength in the land zone is not already bound must pick fleet or target for all of it, secretly and at the same time. Nobody may stay neutral, and promises do not bind.',
  },
  E5d: {
    title: 'Automatic sides',
    says: "The target's Site, other tokens of its owner and colours nobody plays side with the target; the attacker's own tokens and Rebels that are not attacked side with the fleet. Indigenous take no side.",
  },
  E5e: {
    title: 'Winner of a land battle',
    says: 'The fleet wins only with the greater Strength; a tie goes to the target.',
  },
  E5f: {
    title: 'The fleet wins',
    says: 'The winning fleet Sacks the target: Treasure first, then the fort or else the Site itself, then the Meeple that stood there.',
  },
  'E5f-treasure': {
    title: 'Looted Treasure',
    says: 'Treasure at the target is loaded as far as there is room, Relics without needing any; what does not fit goes to the Pool. In the English edition only PLUNDER takes Relics this way.',
  },
  'E5f-fort': {
    title: 'Fortified Colony',
    says: 'A fortified Colony loses its fort and Treasure only; disk and Labor stay. It can be attacked again in the same turn.',
  },
  'E5f-sack': {
    title: 'Sacked Site',
    says: "The disk of a Sacked Colony without a fort returns to its owner's Sway column. The Bible of a Sacked Mission returns to its owner's Reach column and a Cathedral token to the Pool.",
  },
  'E5f-rebel': {
    title: 'Beaten Rebel',
    says: 'A beaten Rebel of either kind goes to the Pool, and its land zone is no longer rebellious.',
  },
  'E5f-citizen': {
    title: 'Citizen of a Sacked Site',
    says: 'The Citizen returns to its Reserves, and the player of its colour pays the attacker $1 Ransom or a Tax Rebel rises. For a colour nobody plays the Pool pays the Ransom.',
  },
  'E5f-indigenous': {
    title: 'Slave of a Sacked Colony',
    says: 'The attacker liberates the Slave to the nearest vacant Tribal Site, arms it as a Slave Rebel, moves it to a vacant Colony of that land zone, or loads it if there is room and a vacant Colony for it. It cannot be killed.',
  },
  'E5f-spread': {
    title: 'Where a Rebel rises',
    says: "A new Rebel goes to the Rebel Site of that land zone, or if there is none vacant to any vacant one: the Colony's owner chooses for a Slave Rebel, the Citizen's for a Tax Rebel. If the map is full, he flips any Rebel instead.",
  },
  E5g: {
    title: 'The target wins',
    says: 'The fleet loses its Flagship card and one Galleon and names a new Flagship; Cargo that no longer fits is Discarded, its owner choosing. The attack limit stays; with the last Ship lost the turn ends.',
  },
  E6: {
    title: 'Where Rebels come from',
    says: 'Slave Rebels rise from Slave Revolts and armed or lost Indigenous; Tax Rebels from Tax Revolts, Taxes, unpaid Ransom, the Alcabala and the PATROON.',
    kind: 'definition',
    because: 'a list of causes, each enforced by its own rule',
  },
  E6a: { title: 'One Rebel per Site', says: 'A Rebel Site holds at most one Rebel, on its Slave or its Tax side.' },
  E6b: {
    title: 'Rebellious zone',
    says: 'In a land zone with a Rebel nobody kidnaps, no Colony is a Friendly Port, tokens do not count for the token victory and PRIVATEERs find War. Tax Rebels count towards the Tea Party.',
  },
  E6c: {
    title: 'Rebels in battle',
    says: 'Rebels help every fleet that does not attack them, even Slave Rebels when it enslaves.',
    kind: 'definition',
    see: 'E5d',
  },
  E6d: {
    title: 'End of a rebellion',
    says: 'A zone stops being rebellious when its Rebel is beaten in a land battle.',
    kind: 'definition',
    see: 'E5f-rebel',
  },
} as const satisfies Record<string, RuleEntry>
