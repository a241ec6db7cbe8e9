import { book } from '../../../platform/texts/book.ts'

export const changeText = book({
  title: ['更换导师', 'Changes of mentor'],
  lead: ['{total} 份申请，待审核的排在最前', '{total} {total:request|requests}, those awaiting review first'],
  empty: [
    '没有更换导师的申请：学员在“我的导师”中申请，新导师同意后在这里审核',
    'No requests: trainees make them under “My mentor”; once the new mentor agrees, they are decided here',
  ],
  toMeTitle: ['转入申请', 'Requests to me'],
  toMeLead: [
    '{total} 名学员申请由你指导，待答复的排在最前',
    '{total} {total:trainee wants|trainees want} you as mentor, those awaiting your answer first',
  ],
  toMeEmpty: [
    '没有学员申请转入：学员选择你为新导师后，在这里答复',
    'No requests at present: when trainees choose you as their new mentor, you answer them here',
  ],
  search: ['学员姓名、学号或新导师', 'Trainee, number or new mentor'],
  name: ['学员', 'Trainee'],
  arrow: ['由 {from} 换为 {to}', 'From {from} to {to}'],
  from: ['现任导师', 'Current mentor'],
  since: ['自 {since} 起指导', 'since {since}'],
  to: ['新导师', 'New mentor'],
  free: ['剩余 {count} 个名额', '{count} {count:place|places} left'],
  full: ['名额已满', 'No places left'],
  number: ['学号', 'Trainee number'],
  major: ['专业', 'Specialty'],
  createTime: ['申请时间', 'Requested'],
  actions: ['操作', 'Actions'],
  refusal: ['未通过的原因', 'Reason for refusal'],
  steps: { trainee: ['学员申请', 'Trainee'], newMentor: ['新导师同意', 'New mentor'], office: ['管理员审核', 'Office'] },
  effect: [
    '通过后，与原导师的关系今日结束，新导师今日开始指导。',
    'Once approved, the relation with the former mentor ends today and the new mentor’s begins today.',
  ],
  help: {
    passByOffice: [
      '通过后，所选学员与原导师的关系今日结束，新导师今日开始指导。',
      'Once approved, the relations with the former mentors end today and those with the new mentors begin today.',
    ],
  },
  done: {
    passByMentor: ['已同意接收 {name}，等待管理员审核', 'You accepted {name}; the office decides next'],
    rejectByMentor: ['已答复 {name}：不同意', 'You declined {name}'],
    passByOffice: ['{name} 的导师已更换', 'The mentor of {name} has changed'],
    rejectByOffice: ['{name} 的更换申请未通过', 'The request of {name} was rejected'],
  },
  own: {
    title: ['更换导师', 'Change of mentor'],
    request: ['申请更换导师', 'Request another mentor'],
    none: [
      '一般由一位导师指导到结业。确有需要时可以申请更换：新导师同意、管理员审核后生效。',
      'One mentor usually guides you until completion. If you really need to, you can request another: it takes effect once the new mentor has agreed and the office has approved it.',
    ],
    noMentors: [
      '本基地目前没有名额未满的其他导师，请稍后再试或联系基地管理员',
      'No other mentor of your base has a place at present; try later or contact your base',
    ],
    choose: ['选择新导师', 'Choose the new mentor'],
    chosen: ['已选', 'Chosen'],
    whyHelp: ['新导师和管理员会看到', 'The new mentor and the office will see this'],
    submit: ['提交申请', 'Submit'],
    sent: ['申请已提交，等待新导师同意', 'Request submitted; the new mentor answers first'],
    withdrawQuestion: ['撤回更换导师的申请？', 'Withdraw this request?'],
    withdrawNote: ['现任导师不变，之后可以再次申请。', 'Your current mentor stays; you can make another request later.'],
    withdrawn: ['申请已撤回', 'Request withdrawn'],
    reason: ['原因：{reason}', 'Reason: {reason}'],
    expectations: ['对学员的要求：{text}', 'Expects of trainees: {text}'],
  },
})
