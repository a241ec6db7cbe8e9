import { blank, notices } from '../../../platform/notices.ts'

const GROUP = { zh: '师资管理', en: 'Teachers' }

const TOPIC = blank(
  'topic',
  { zh: '主题', en: 'Topic' },
  { zh: '抗凝药物的剂量调整', en: 'Dosing of anticoagulants' },
)

const DAY = blank('heldOn', { zh: '日期', en: 'Day' }, { zh: '2026-11-20', en: '2026-11-20' })

const REASON = blank(
  'reason',
  { zh: '原因', en: 'Reason' },
  { zh: '日期与排班不符', en: 'The day does not match the roster' },
)

/** Notices to teachers about the teaching they have recorded. */
export const dutyNotices = notices('dutyRecord', GROUP, {
  reject: {
    name: { zh: '教学活动不予认可后', en: 'When a teaching activity is rejected' },
    blanks: [TOPIC, DAY, REASON],
    title: { zh: '一项教学活动未被认可', en: 'A teaching activity was rejected' },
    body: {
      zh: '你登记的 {heldOn} “{topic}”未被认可：{reason}。更正后可以重新登记。',
      en: '“{topic}” on {heldOn} was rejected: {reason}. You can correct it and record it again.',
    },
  },
})
