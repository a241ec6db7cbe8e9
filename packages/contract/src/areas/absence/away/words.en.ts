import type { SameWords } from '../../../kernel/index.ts'
import type { awayZh } from './words.zh-CN.ts'

export const awayEn = {
  fields: {
    tripKind: 'Kind of away',
    place: 'Place',
    cost: 'Cost (yuan)',
    payer: 'Paid by',
    report: 'Report',
    files: 'Files of the report',
  },
  awayStates: { reported: 'Report to confirm', confirmed: 'Report confirmed' },
  awayActions: {
    reportBack: 'Hand in report',
    confirmReport: 'Confirm report',
    rejectReport: 'Return report',
    rejectRevoke: 'Keep the away',
  },
  awayQueues: { leave: 'Away', report: 'Report', revoke: 'Revocation' },
  menus: { 'daily.ownAway': 'My aways', 'daily.awayReview': 'Aways to decide', 'daily.awayRecord': 'Away records' },
  calendar: { reportDue: 'Report of an away due' },
  ownRecord: { aways: 'Aways', reportedTime: 'Report handed in', reportDueOn: 'Report due' },
  errors: {
    tripKindClosed: 'This kind of away is not in use any more; choose another one',
    payerClosed: 'This payer is not in use any more; choose another one',
  },
  issues: { 'away.payerMissing': 'There is a cost: say who pays it' },
  sheets: {
    aways: {
      title: 'Away records',
      columns: {
        number: 'Number',
        name: 'Name',
        base: 'Base',
        department: 'Department',
        tripKind: 'Kind',
        place: 'Place',
        startsOn: 'First day',
        startsHalf: 'Begins',
        endsOn: 'Last day',
        endsHalf: 'Ends',
        days: 'Days',
        cost: 'Cost (yuan)',
        payer: 'Paid by',
        state: 'State',
        reportDueOn: 'Report due',
        reportedTime: 'Report handed in',
      },
      rules: {},
    },
  },
} as const satisfies SameWords<typeof awayZh>
