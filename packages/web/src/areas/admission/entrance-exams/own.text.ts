import { book } from '../../../platform/texts/book.ts'

export const ownExamText = book({
  exam: ['我的考试', 'My exam'],
  time: ['考试时间', 'Time'],
  where: ['考点与考场', 'Venue and room'],
  ticket: ['准考证号', 'Ticket number'],
  seat: ['座位', 'Seat'],
  seatOf: ['{session} {seat} 号', '{session}, seat {seat}'],
  download: ['下载准考证', 'Download ticket'],
  bring: ['请打印准考证，带身份证原件准时参加。', 'Print the ticket, bring your original identity card and be on time.'],
  scores: ['我的成绩', 'My scores'],
  component: ['科目', 'Component'],
  points: ['成绩', 'Score'],
  total: ['总分（按权重折算）', 'Total (weighted)'],
  weight: ['权重 {weight}%', 'weight {weight}%'],
  being: ['复核中', 'being checked'],
  reviewUntil: [
    '如对成绩有疑问，可在 {until} 前申请复查，每科一次。',
    'If you have doubts about a score, you can request a review until {until}, once for each component.',
  ],
  ask: ['申请复查', 'Request review'],
  askTitle: ['申请复查{component}成绩', 'Request a review of the {component} score'],
  reason: ['理由', 'Reason'],
  reasonHelp: ['请说明对哪部分成绩有疑问；复查后会通知你结果', 'Say which part of the score you doubt; you will be notified of the result'],
  asked: ['已申请复查，请等待答复', 'Review requested; wait for the answer'],
  reviewOf: ['{component}成绩复查', 'Review of {component}'],
  answer: ['答复：{answer}', 'Answer: {answer}'],
})
