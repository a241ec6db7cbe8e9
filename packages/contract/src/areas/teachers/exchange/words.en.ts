import type { SameWords } from '../../../kernel/index.ts'
import type { exchangeZh } from './words.zh-CN.ts'

export const exchangeEn = {
  auditActions: {
    'exchange.pass': 'Exchange of a teacher passed',
    'exchange.reject': 'Exchange of a teacher turned down',
    'exchange.withdraw': 'Exchange of a teacher withdrawn',
    'exchange.hold': 'Exchange of a teacher confirmed as held',
    'exchange.report': 'Report on an exchange handed in',
    'exchange.undo': 'Exchange of a teacher: decision undone',
    'teachers.exchange.add': 'Exchange of a teacher applied for',
  },
  fields: {
    departmentId: 'Teaching department',
    exchangeKind: 'Kind of exchange',
    unitId: 'Partner unit',
    institution: 'Institution',
    topic: 'Topic',
    fromDay: 'First day',
    toDay: 'Last day',
    place: 'Place',
    costYuan: 'Estimated cost (CNY)',
    purpose: 'Content and purpose',
    papers: 'Invitation and other papers',
    report: 'Report',
    reportFiles: 'Attachments of the report',
    year: 'Year',
    held: 'Held',
    late: 'Report late',
  },
  exchangeKinds: { study: 'Advanced study', visit: 'Visit', talk: 'Talk', conference: 'Conference' },
  flows: {
    exchange: {
      states: {
        submitted: 'Waiting',
        passed: 'Passed',
        rejected: 'Turned down',
        withdrawn: 'Withdrawn',
        held: 'Held, report to come',
        reported: 'Reported',
      },
      actions: { pass: 'Pass', reject: 'Turn down', withdraw: 'Withdraw', hold: 'Confirm it was held', report: 'Hand in the report' },
    },
  },
  permissions: {
    'teachers:exchange:own': 'Apply for own exchanges',
    'teachers:exchange:list': 'See exchanges of teachers',
    'teachers:exchange:review': 'Review exchanges of teachers',
    'teachers:exchange:export': 'Export exchanges of teachers',
  },
  menus: {
    'teaching.exchanges': 'My exchanges',
    'teaching.exchangeReview': 'Review of exchanges',
    'teaching.exchangeRecord': 'Records of exchanges',
  },
  errors: {
    exchangeOverlaps: 'You have an exchange from {from} to {to}; days cannot overlap. Please choose other days, or withdraw that one first',
    exchangeUnitUnknown: 'Please choose a partner unit that is in use, or write the name of the institution',
  },
  issues: {
    'exchange.endsEarly': 'The last day cannot be before the first day',
    'exchange.whereTo': 'Please give either the partner unit or the name of an institution',
  },
  sheets: {
    exchanges: {
      title: 'Exchanges of teachers',
      columns: {
        name: 'Name',
        department: 'Department',
        kind: 'Kind',
        host: 'Institution',
        topic: 'Topic',
        fromDay: 'First day',
        toDay: 'Last day',
        place: 'Place',
        costYuan: 'Estimated cost (CNY)',
        state: 'State',
        reportUntil: 'Report until',
        reportTime: 'Reported at',
        report: 'Report',
      },
      rules: {},
    },
  },
} as const satisfies SameWords<typeof exchangeZh>
