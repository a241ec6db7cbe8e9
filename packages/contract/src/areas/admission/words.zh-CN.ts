import { joinWords } from '../../kernel/join-words.ts'
import { arrivalZh } from './arrival/words.zh-CN.ts'
import { examsZh } from './entrance-exams/words.zh-CN.ts'
import { runZh } from './run/words.zh-CN.ts'
import { statisticsZh } from './statistics/words.zh-CN.ts'

const waiting = {
  arrangeExams: '人待安排考试',
  enterScores: '份成绩待录入，考试已结束',
  checkScores: '个成绩待复核',
  correctScores: '份成绩复核不一致，请核对试卷',
  answerScoreReviews: '份成绩复查申请待答复',
  callWaiting: '个名额空出，有候补的人可以递补',
  callIn: '人已确认录取，待安排报到',
  recordArrivals: '人报到时间已过，待登记是否报到',
  signAgreements: '人已报到，待签约',
  enrolTrainees: '人已签约，待办理入培',
}
const calendar = { exam: '招生考试：{subject}', arrival: '报到', seat: '{seat} 号座位' }

export const admissionZh = joinWords({ area: '招生', waiting, calendar }, examsZh, runZh, arrivalZh, statisticsZh)
