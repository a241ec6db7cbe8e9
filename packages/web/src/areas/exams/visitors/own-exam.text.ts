import { book } from '../../../platform/texts/book.ts'

/** Texts of the exams of people without an account. */
export const ownExamText = book({
  title: ['岗前考试', 'Induction exams'],
  empty: ['现在没有考试，安排后会显示在这里', 'No exams at present; they are shown here once planned'],
  back: ['返回学习内容', 'Back to the content'],
  toExams: ['返回考试', 'Back to the exams'],
  record: ['考试记录', 'Exam record'],
  recordEmpty: ['还没有参加过考试', 'You have not taken any exams yet'],
  start: ['开始考试', 'Start the exam'],
  goOn: ['继续考试', 'Continue the exam'],
  startQuestion: ['开始“{name}”？', 'Start “{name}”?'],
  startNote: [
    '开始后计时，离开页面时间也不会停止。请准备好再开始。',
    'The clock starts at once and does not stop when you leave the page. Start when you are ready.',
  ],
  learnFirst: ['学完全部内容后才能开始考试', 'You can start the exam once you have completed all of the content'],
  toLearn: ['去学习', 'Go to the content'],
  relogin: [
    '这次登录 {at} 结束，早于交卷时间。可以先退出并重新登录；考试中登录到期时，重新登录后接着答，已作答的内容不会丢失。',
    'This login expires at {at}, before the exam deadline. You can log out and in again first; if it expires during the exam, log in and continue, no answers are lost.',
  ],
  waiting: ['成绩还没有公布，公布后在这里查看', 'The result is not released yet; you can see it here once it is'],
  score: ['{score} / {most} 分', '{score} of {most} {most:point|points}'],
  passed: ['合格', 'Passed'],
  failed: ['不合格', 'Failed'],
})
