import { book } from '../../../platform/texts/book.ts'

export const ownExamText = book({
  exam: ['我的考试', 'My exam'],
  time: ['考试时间', 'Time'],
  where: ['考点与考场', 'Place and room'],
  ticket: ['准考证号', 'Ticket number'],
  seat: ['座位', 'Seat'],
  seatOf: ['{session} {seat} 号', '{session}, seat {seat}'],
  download: ['下载准考证', 'Download ticket'],
  bring: ['请打印准考证，带身份证原件准时参加。', 'Please print the ticket and bring your identity card in time.'],
  scores: ['我的成绩', 'My scores'],
  component: ['科目', 'Component'],
  points: ['成绩', 'Score'],
  total: ['总分（按权重折算）', 'Total (weighted)'],
  weight: ['权重 {weight}%', 'weight {weight}%'],
  being: ['复核中', 'being checked'],
  reviewUntil: [
    '如对成绩有疑问，可在 {until} 前申请复查，每科一次。',
    'If you doubt a score you may ask for a review until {until}, once for each component.',
  ],
  ask: ['申请复查', 'Ask for a review'],
  askTitle: ['申请复查{component}成绩', 'Ask for a review of the {component} score'],
  reason: ['理由', 'Reason'],
  reasonHelp: ['请说明对哪部分成绩有疑问；复查后会通知你结果', 'What do you doubt? You will be told the result'],
  asked: ['已申请复查，请等待答复', 'The review is asked for; please wait for the answer'],
  reviewOf: ['{component}成绩复查', 'Review of {component}'],
  answer: ['答复：{answer}', 'Answer: {answer}'],
})
