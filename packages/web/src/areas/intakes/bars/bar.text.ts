import { book } from '../../../platform/texts/book.ts'

export const barText = book({
  title: ['报名限制', 'Barred people'],
  lead: [
    '共 {total} 人；名单中的人报名时会被拒绝，并看到限制原因',
    '{total} {total:person|people}; people on the list are refused when they sign up, and see the reason',
  ],
  empty: [
    '名单中没有人；退培、失信等不能再报名的人，可以加在这里',
    'Nobody is on the list; add people who may not sign up, for example after dropping out or dishonesty',
  ],
  add: ['新增限制', 'Add restriction'],
  editTitle: ['修改限制', 'Edit restriction'],
  reveal: ['查看完整证件号', 'See full ID number'],
  revealNote: ['查看已记入审计日志。', 'Viewing it was recorded in the audit log.'],
  remove: ['解除限制', 'Lift restriction'],
  search: ['姓名，或完整的身份证号', 'Name, or full ID number'],
  forGood: ['长期', 'Permanent'],
  by: ['登记人', 'Entered by'],
  createdAt: ['登记时间', 'Entered'],
  cardHelp: [
    '居民身份证为 18 位，也可以是居住证、通行证或护照的号码；带星号表示未改动',
    'A resident identity card has 18 digits; the number of a residence permit, travel permit or passport is accepted too; stars mean it is unchanged',
  ],
  reasonHelp: ['报名时会告知本人，请写清楚', 'The person sees it when signing up; be clear'],
  untilHelp: [
    '这一天结束后可以重新报名；不填则长期限制',
    'The person can sign up again after this day; if empty, the restriction is permanent',
  ],
  saved: ['已保存对{name}的限制', 'Restriction of {name} saved'],
  removeQuestion: ['解除对{name}的报名限制？', 'Lift the sign-up restriction of {name}?'],
  removeNote: ['解除后，此人可以正常报名。', 'The person can then sign up normally.'],
  removed: ['已解除对{name}的限制', 'Sign-up restriction of {name} lifted'],
})
