import { book } from '../../../platform/texts/book.ts'

export const barText = book({
  title: ['报名限制', 'Sign-up limits'],
  lead: [
    '共 {total} 人；名单中的人报名时会被拒绝，并看到限制原因',
    '{total} {total:person|people}; who is on the list is refused when signing up, and reads the reason',
  ],
  empty: ['名单中没有人；退培、失信等不能再报名的人，可以加在这里', 'Nobody is on the list; add those who may not sign up again'],
  add: ['新增限制', 'Add'],
  editTitle: ['修改限制', 'Edit the limit'],
  reveal: ['查看完整证件号', 'See the whole ID number'],
  revealNote: ['查看已记入审计日志。', 'That it was read is in the audit log.'],
  remove: ['解除限制', 'Lift'],
  search: ['姓名，或完整的身份证号', 'Name, or the whole ID number'],
  forGood: ['长期', 'For good'],
  by: ['登记人', 'Entered by'],
  createdAt: ['登记时间', 'Entered'],
  cardHelp: [
    '居民身份证为 18 位，也可以是居住证、通行证或护照的号码；带星号表示未改动',
    'An identity card has 18 digits; the number of a permit or passport is taken as well; stars mean unchanged',
  ],
  reasonHelp: ['报名时会告知本人，请写清楚', 'The person reads it when signing up'],
  untilHelp: ['这一天结束后可以重新报名；不填则长期限制', 'After this day they may sign up again; empty: for good'],
  saved: ['已保存对{name}的限制', 'The limit of {name} is saved'],
  removeQuestion: ['解除对{name}的报名限制？', 'Let {name} sign up again?'],
  removeNote: ['解除后，此人可以正常报名。', 'Nothing stands in the way of a sign-up after that.'],
  removed: ['已解除对{name}的限制', '{name} may sign up again'],
})
