import type { NoticeBlank, NoticeKind } from '../../../platform/area.ts'

const group = { zh: '学员管理', en: 'Trainees' }
const FIELD: NoticeBlank = { ...{ name: 'field', zh: '资料项', en: 'Fact' }, ...{ example: '姓名', exampleEn: 'Name' } }
const REASON: NoticeBlank = {
  ...{ name: 'reason', zh: '原因', en: 'Reason' },
  ...{ example: '户口簿不清晰', exampleEn: 'The household register cannot be read' },
}
/** Notices to trainees about changes of their files. */
export const traineeChangeNotices: readonly NoticeKind[] = [
  {
    kind: 'traineeChange.pass',
    group,
    name: { zh: '学员资料变更审核通过后', en: 'When a change of a trainee’s file is passed' },
    blanks: [FIELD],
    title: { zh: '资料变更已生效', en: 'Your file is changed' },
    body: { zh: '你申请的“{field}”变更已通过审核并生效。', en: 'The change of “{field}” was passed and holds from now on.' },
  },
  {
    kind: 'traineeChange.reject',
    group,
    name: { zh: '学员资料变更审核未通过后', en: 'When a change of a trainee’s file is turned down' },
    blanks: [FIELD, REASON],
    title: { zh: '资料变更未通过', en: 'Your change was turned down' },
    body: {
      zh: '你申请的“{field}”变更未通过审核：{reason}。可以更正后重新申请。',
      en: 'The change of “{field}” was turned down: {reason}. You may correct it and ask again.',
    },
  },
]
