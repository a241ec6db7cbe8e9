import type { NoticeBlank, NoticeKind } from '../../../platform/area.ts'

const ITEM: NoticeBlank = { name: 'item', zh: '项目', en: 'Item', example: '血培养接种', exampleEn: 'Blood culture' }
const DAY: NoticeBlank = { name: 'day', zh: '日期', en: 'Day', example: '2026-11-02', exampleEn: '2026-11-02' }
const COUNT: NoticeBlank = { name: 'count', zh: '条数', en: 'How many', example: '3', exampleEn: '3' }
const REASON: NoticeBlank = { name: 'reason', zh: '原因', en: 'Reason', example: '样本号有误', exampleEn: 'The number is wrong' }

type Texts = readonly [name: string, nameEn: string, title: string, titleEn: string, body: string, bodyEn: string]
const notice = (kind: string, [name, nameEn, title, titleEn, body, bodyEn]: Texts): NoticeKind => ({
  ...{ kind, group: { zh: '工作量', en: 'Workload' }, blanks: [ITEM, DAY, COUNT, REASON] },
  name: { zh: `${name}（给学员）`, en: `${nameEn} (to the trainee)` },
  title: { zh: title, en: titleEn },
  body: { zh: body, en: bodyEn },
})
/** Notices about workload, to the trainee. */
export const entryNotices: readonly NoticeKind[] = [
  notice('workloadEntry.return', [
    ...(['工作量被退回后', 'When workload is returned'] as const),
    ...(['工作量被退回，请更正', 'Workload returned: please correct it'] as const),
    ...(['{day} 的“{item}”等 {count} 条工作量被退回：{reason}', '“{item}” of {day} ({count} in all) was returned: {reason}'] as const),
  ]),
  notice('workloadEntry.reject', [
    ...(['工作量未通过后', 'When workload is refused'] as const),
    ...(['工作量未通过', 'Workload refused'] as const),
    ...(['{day} 的“{item}”等 {count} 条工作量未通过：{reason}', '“{item}” of {day} ({count} in all) was refused: {reason}'] as const),
  ]),
  notice('workloadEntry.correct', [
    ...(['工作量的审核决定被更正后', 'When a decision about workload is corrected'] as const),
    ...(['工作量的审核决定已更正', 'Workload: a decision was corrected'] as const),
    ...(['{day} 的“{item}”的审核决定已更正：{reason}', 'The decision about “{item}” of {day} was corrected: {reason}'] as const),
  ]),
]
