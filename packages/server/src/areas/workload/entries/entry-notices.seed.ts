import { blank, notices } from '../../../platform/notices.ts'

const GROUP = { zh: '工作量', en: 'Workload' }
const ITEM = blank('item', { zh: '项目', en: 'Item' }, { zh: '血培养接种', en: 'Blood culture' })
const DAY = blank('day', { zh: '日期', en: 'Day' }, { zh: '2026-11-02', en: '2026-11-02' })
const COUNT = blank('count', { zh: '条数', en: 'Number of entries' }, { zh: '3', en: '3' })

const REASON = blank(
  'reason',
  { zh: '原因', en: 'Reason' },
  { zh: '样本号有误', en: 'The sample number is wrong' },
)

/** Notices about workload, to the trainee. */
export const entryNotices = notices('workloadEntry', GROUP, {
  return: {
    name: { zh: '工作量被退回后（给学员）', en: 'When workload is returned (to the trainee)' },
    blanks: [ITEM, DAY, COUNT, REASON],
    title: { zh: '工作量被退回，请更正', en: 'Workload returned, please correct it' },
    body: {
      zh: '{day} 的“{item}”等 {count} 条工作量被退回：{reason}',
      en: '“{item}” of {day} ({count} {count:entry|entries} in total) was returned: {reason}',
    },
  },
  reject: {
    name: { zh: '工作量未通过后（给学员）', en: 'When workload is rejected (to the trainee)' },
    blanks: [ITEM, DAY, COUNT, REASON],
    title: { zh: '工作量未通过', en: 'Workload rejected' },
    body: {
      zh: '{day} 的“{item}”等 {count} 条工作量未通过：{reason}',
      en: '“{item}” of {day} ({count} {count:entry|entries} in total) was rejected: {reason}',
    },
  },
  correct: {
    name: {
      zh: '工作量的审核决定被更正后（给学员）',
      en: 'When a decision about workload is corrected (to the trainee)',
    },
    blanks: [ITEM, DAY, COUNT, REASON],
    title: { zh: '工作量的审核决定已更正', en: 'Workload decision corrected' },
    body: {
      zh: '{day} 的“{item}”的审核决定已更正：{reason}',
      en: 'The decision about “{item}” of {day} was corrected: {reason}',
    },
  },
})
