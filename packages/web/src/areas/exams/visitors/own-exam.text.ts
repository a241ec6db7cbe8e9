import { book } from '../../../platform/i18n.ts'

/** Texts of the exams of people without an account. */
export const ownExamText = book(
  {
    title: '岗前考试',
    empty: '现在没有考试，安排后会显示在这里',
    back: '返回学习内容',
    toExams: '返回考试',
    record: '考试记录',
    recordEmpty: '还没有参加过考试',
    start: '开始考试',
    goOn: '继续考试',
    startQuestion: '开始“{name}”？',
    startNote: '开始后计时，离开页面时间也不会停止。请准备好再开始。',
    learnFirst: '学完全部内容后才能开始考试',
    toLearn: '去学习',
    relogin: '这次登录 {at} 结束，早于交卷时间。可以先退出并重新登录；考试中登录到期时，重新登录后接着答，已作答的内容不会丢失。',
    waiting: '成绩还没有公布，公布后在这里查看',
    score: '{score} / {most} 分',
    passed: '合格',
    failed: '不合格',
  },
  {
    title: 'Exams of the induction',
    empty: 'There is no exam now; it will be shown here',
    back: 'Back to the content',
    toExams: 'Back to the exams',
    record: 'Record of exams',
    recordEmpty: 'You have not sat an exam yet',
    start: 'Begin the exam',
    goOn: 'Go on with the exam',
    startQuestion: 'Begin “{name}”?',
    startNote: 'The time runs from the begin, also while you are away. Begin when you are ready.',
    learnFirst: 'The exam opens once you have seen all of the content',
    toLearn: 'Go to the content',
    relogin:
      'This login ends at {at}, before the exam must end. You may log out and in again first; if it ends during the exam, log in and go on, no answer is lost.',
    waiting: 'The result is not released yet; it will be shown here',
    score: '{score} of {most} points',
    passed: 'Passed',
    failed: 'Not passed',
  },
)
