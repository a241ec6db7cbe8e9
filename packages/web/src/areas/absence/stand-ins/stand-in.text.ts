import { book } from '../../../platform/texts/book.ts'

export const standInText = book({
  title: ['代班', 'Stand-in'],
  help: [
    '同科室、这些天没有请假的学员；提交后请对方答复，审批人会看到',
    'Trainees in the same department who are not on leave on these days; they are asked once you submit, and approvers see the answer',
  ],
  nobodyFree: ['这些天同科室没有可以代班的学员', 'Nobody in the department is free to stand in on these days'],
  none: ['没有安排代班', 'No stand-in arranged'],
  awaited: ['{name} · 还没有答复', '{name} · has not answered yet'],
  agreed: ['{name} · 已同意（{at}）', '{name} · agreed ({at})'],
  declined: ['{name} · 不能代班（{at}）', '{name} · cannot stand in ({at})'],
  arrange: ['安排代班', 'Arrange a stand-in'],
  change: ['更换代班', 'Change the stand-in'],
  changed: ['已通知对方，等待答复', 'Your colleague was notified; waiting for an answer'],
  cleared: ['不再安排代班', 'Stand-in removed'],
  requests: ['请你代班', 'You are asked to stand in'],
  ask: ['{name} 请你代班', '{name} asks you to stand in'],
  agreedTo: ['你已同意代班', 'You agreed to stand in'],
  agree: ['同意', 'Agree'],
  decline: ['不能代班', 'I cannot stand in'],
  answered: ['已答复，对方会收到通知', 'Answered; your colleague is notified'],
  declineTitle: ['不能为 {name} 代班', 'You cannot stand in for {name}'],
  noteHelp: ['对方和审批人会看到', 'Shown to your colleague and the approvers'],
})
