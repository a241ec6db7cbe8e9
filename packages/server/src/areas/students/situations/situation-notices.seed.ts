import { blank, notices } from '../../../platform/notices.ts'

const GROUP = { zh: '学员管理', en: 'Trainees' }
const KIND = blank('kind', { zh: '类别', en: 'Kind' }, { zh: '暂停培训', en: 'Suspension' })

const REASON = blank(
  'reason',
  { zh: '原因', en: 'Reason' },
  { zh: '材料不全', en: 'Documents are missing' },
)

/** Notices about special situations, to the trainee. */
export const situationNotices = notices('situation', GROUP, {
  passAsBase: {
    name: {
      zh: '特殊情况基地通过后（给学员）',
      en: 'When the base passes a special situation (to the trainee)',
    },
    blanks: [KIND],
    title: { zh: '{kind}已经基地通过', en: '{kind}: passed by the base' },
    body: {
      zh: '你的{kind}申请已经基地通过，等待毕后办审核。',
      en: 'Your request ({kind}) was passed by the base; the office decides next.',
    },
  },
  rejectAsBase: {
    name: {
      zh: '特殊情况基地不通过后（给学员）',
      en: 'When the base rejects a special situation (to the trainee)',
    },
    blanks: [KIND, REASON],
    title: { zh: '{kind}未通过', en: '{kind}: rejected' },
    body: {
      zh: '你的{kind}申请未通过基地审核：{reason}',
      en: 'Your request ({kind}) was rejected by the base: {reason}',
    },
  },
  passAsOffice: {
    name: {
      zh: '特殊情况通过后（给学员）',
      en: 'When a special situation is approved (to the trainee)',
    },
    blanks: [KIND],
    title: { zh: '{kind}已通过', en: '{kind}: approved' },
    body: {
      zh: '你的{kind}已通过，计划结业日期和轮转安排请在“我的特殊情况”中查看。',
      en: 'Your request ({kind}) was approved. See the planned end and the rotation schedule under “My situations”.',
    },
  },
  rejectAsOffice: {
    name: {
      zh: '特殊情况毕后办不通过后（给学员）',
      en: 'When the office rejects a special situation (to the trainee)',
    },
    blanks: [KIND, REASON],
    title: { zh: '{kind}未通过', en: '{kind}: rejected' },
    body: {
      zh: '你的{kind}申请未通过毕后办审核：{reason}',
      en: 'Your request ({kind}) was rejected by the office: {reason}',
    },
  },
  begin: {
    name: {
      zh: '特殊情况生效时（给学员）',
      en: 'When a special situation comes into force (to the trainee)',
    },
    blanks: [KIND],
    title: { zh: '{kind}今天起生效', en: '{kind} is in force from today' },
    body: {
      zh: '你的{kind}今天起生效。',
      en: 'Your special situation ({kind}) is in force from today.',
    },
  },
  end: {
    name: {
      zh: '特殊情况提前结束后（给学员）',
      en: 'When a special situation is ended (to the trainee)',
    },
    blanks: [KIND, REASON],
    title: { zh: '{kind}已结束', en: '{kind} has ended' },
    body: {
      zh: '你的{kind}已由毕后办登记结束：{reason}',
      en: 'The office has recorded the end of your special situation ({kind}): {reason}',
    },
  },
})
