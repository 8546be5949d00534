import type { RuleEntry } from '@spanish-main/kernel'

/** OM. The Omens of the calendar. */
export const omens = {
  'OM-el-dorado': {
    title: 'El Dorado, 1598',
    says: 'From 1598 to 1601 nobody may choose Debauchery and every fleet must do Reconnaissance instead of sailing.',
  },
  'OM-amsterdam-entrepot': {
    title: 'Amsterdam Entrepôt, 1604',
    says: "In this play year everybody's Sway is 3, whatever columns, Mercantilism and Peerages say; the Hand Limit too.",
  },
  'OM-comet': {
    title: 'Comet, 1615 and 1616',
    says: "In these two years everybody's Reach and Sway are 1, whatever columns and Peerages say. The Hand Limit at the end of 1616 is therefore 1.",
  },
  'OM-hurricane': {
    title: 'Hurricane, 1621',
    says: 'A fleet interdicted this year sinks whole with all its Cargo; there is no battle and no surrender.',
  },
  'OM-debasement': {
    title: 'Debasement, 1624',
    says: 'From now on Market cards cannot be sold, only Discarded; Black Market is the exception.',
  },
  'OM-malaria': {
    title: 'Malaria, 1627 and 1643',
    says: 'Every Citizen working on a Colony is replaced by an Indigenous from the Pool as Slave unless somebody pays the Pool $1 for it. Colonies of unplayed Spain are spared.',
  },
  'OM-alcabala': {
    title: 'Alcabala, 1630',
    says: 'In Player Order, still the former one, each player may put one Tax Rebel on a vacant Rebel Site.',
  },
  'OM-african-slaves': { title: 'African Slaves, 1634', says: 'From now on new Chests no longer wear out Slaves.' },
  'OM-40-conspirators': {
    title: '40 Conspirators, 1638',
    says: 'From now on the salary for employing a Citizen is $2, also when one is delivered by ship.',
  },
} as const satisfies Record<string, RuleEntry>
