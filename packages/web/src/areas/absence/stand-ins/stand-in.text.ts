import { book } from '../../../platform/texts/book.ts'

export const standInText = book({
  title: ['代班', 'Stand-in'],
  help: [
    '同科室、这些天没有请假的学员；提交后请对方答复，审批人会看到',
    'Trainees of the same department who are not away then; they are asked once you send it, and deciders see the answer',
  ],
  nobodyFree: ['这些天同科室没有可以代班的学员', 'Nobody of the department is free on these days'],
  none: ['没有安排代班', 'Nobody was asked'],
  awaited: ['{name} · 还没有答复', '{name} · has not answered yet'],
  agreed: ['{name} · 已同意（{at}）', '{name} · agreed ({at})'],
  declined: ['{name} · 不能代班（{at}）', '{name} · cannot stand in ({at})'],
  arrange: ['安排代班', 'Ask somebody to stand in'],
  change: ['更换代班', 'Change the stand-in'],
  changed: ['已通知对方，等待答复', 'Your colleague is asked; the answer is awaited'],
  cleared: ['不再安排代班', 'No stand-in any more'],
  requests: ['请你代班', 'You are asked to stand in'],
  ask: ['{name} 请你代班', '{name} asks you to stand in'],
  agreedTo: ['你已同意代班', 'You agreed to stand in'],
  agree: ['同意', 'Agree'],
  decline: ['不能代班', 'I cannot'],
  answered: ['已答复，对方会收到通知', 'Answered; your colleague is notified'],
  declineTitle: ['不能为 {name} 代班', 'You cannot stand in for {name}'],
  noteHelp: ['对方和审批人会看到', 'Your colleague and the deciders see it'],
})
