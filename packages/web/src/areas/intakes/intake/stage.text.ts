import { book } from '../../../platform/texts/book.ts'

/** Texts of the stage line of an intake. */
export const stageText = book({
  line: ['招生进程', 'Intake progress'],
  stages: {
    rules: ['规则', 'Rules'],
    offers: ['专业', 'Offers'],
    opening: ['开放', 'Open'],
    review: ['审核', 'Review'],
    exam: ['考试', 'Exam'],
    admission: ['录取', 'Admission'],
    arrival: ['报到', 'Arrival'],
  },
  next: ['下一步：{step}', 'Next: {step}'],
  steps: {
    addOffers: ['添加招生专业', 'Add offers'],
    open: ['开放报名', 'Open sign-up'],
    review: ['审核报名', 'Review sign-ups'],
    close: ['截止报名', 'Close sign-up'],
    arrangeExams: ['安排考试', 'Arrange exams'],
    enterScores: ['录入与复核成绩', 'Enter and check scores'],
    startAdmission: ['开始录取', 'Start admission'],
    admit: ['录取与公布结果', 'Admit and publish'],
    receive: ['办理报到', 'Receive arrivals'],
    finish: ['结束批次', 'Finish intake'],
  },
  blocks: {
    noOffers: ['还没有可报的专业和名额，不能开放', 'No offers with seats yet, so it cannot be opened'],
    windowPast: ['报名截止时间已过，请先修改后再开放', 'The end of sign-up has passed; change it before opening'],
    windowOpen: ['报名到 {at} 截止', 'Sign-up is open until {at}'],
    toReview: ['{count} 人待审核', '{count} to review'],
    toArrange: ['{count} 人待安排考试', '{count} to assign to an exam'],
    toScore: ['{count} 人的成绩还不齐全', '{count} without complete scores'],
    toCheck: ['{count} 个成绩待复核', '{count} {count:score|scores} to check'],
    reviewsOpen: ['{count} 个成绩复查待答复，答复前不能公布', '{count} score {count:review|reviews} to answer before publishing'],
    noticeRuns: ['公示到 {at} 为止，期满后才能公布', 'The public notice runs until {at}; results can be published after that'],
    confirmOver: ['确认录取已于 {at} 截止，请先延后再公布', 'Confirmation ended at {at}; move it later before publishing'],
    toConfirm: ['{count} 人待确认录取', '{count} yet to confirm'],
    toReceive: ['{count} 人待报到、签约或入培', '{count} yet to arrive, sign or be enrolled'],
  },
})
