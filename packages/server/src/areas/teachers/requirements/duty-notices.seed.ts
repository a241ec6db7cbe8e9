import type { NoticeBlank, NoticeKind } from '../../../platform/area.ts'

const TOPIC: NoticeBlank = { name: 'topic', zh: '主题', en: 'Topic', example: '抗凝药物的剂量调整', exampleEn: 'Dosing of anticoagulants' }
const DAY: NoticeBlank = { name: 'heldOn', zh: '日期', en: 'Day', example: '2026-11-20', exampleEn: '2026-11-20' }
const REASON: NoticeBlank = {
  ...{ name: 'reason', zh: '原因', en: 'Reason' },
  ...{ example: '日期与排班不符', exampleEn: 'The day does not agree with the roster' },
}
/** Notices to teachers about the teaching they have recorded. */
export const dutyNotices: readonly NoticeKind[] = [
  {
    kind: 'dutyRecord.reject',
    group: { zh: '师资管理', en: 'Teachers' },
    name: { zh: '教学活动不予认可后', en: 'When a teaching activity is turned down' },
    blanks: [TOPIC, DAY, REASON],
    title: { zh: '一项教学活动未被认可', en: 'A teaching activity was turned down' },
    body: {
      zh: '你登记的 {heldOn} “{topic}”未被认可：{reason}。更正后可以重新登记。',
      en: '“{topic}” on {heldOn} was turned down: {reason}. You may correct it and record it again.',
    },
  },
]
