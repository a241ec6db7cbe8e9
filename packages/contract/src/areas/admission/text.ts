import { joinWords } from '../../kernel/text/join-words.ts'
import { book } from '../../kernel/text/label.ts'
import { arrivalWords } from './arrival/text.ts'
import { examsWords } from './entrance-exams/text.ts'
import { runWords } from './run/text.ts'
import { statisticsWords } from './statistics/text.ts'

export const admissionWords = joinWords(
  book({
    area: ['招生', 'Recruitment'],
    waiting: {
      arrangeExams: ['人待安排考试', '{count:applicant|applicants} to seat in an exam'],
      enterScores: ['份成绩待录入，考试已结束', '{count:applicant|applicants} awaiting scores, exam over'],
      checkScores: ['个成绩待复核', '{count:score|scores} to check'],
      correctScores: ['份成绩复核不一致，请核对试卷', '{count:applicant|applicants} whose score check differs; compare with the papers'],
      answerScoreReviews: ['份成绩复查申请待答复', 'score {count:review|reviews} to answer'],
      callWaiting: ['个名额空出，有候补的人可以递补', 'free {count:seat|seats} with people on the waiting list'],
      callIn: ['人已确认录取，待安排报到', '{count:applicant|applicants} confirmed, arrival to schedule'],
      recordArrivals: ['人报到时间已过，待登记是否报到', '{count:applicant|applicants} past arrival time, to record'],
      signAgreements: ['人已报到，待签约', '{count:applicant|applicants} arrived, agreement to sign'],
      enrolTrainees: ['人已签约，待办理入培', '{count:applicant|applicants} signed, to enrol'],
    },
    calendar: {
      exam: ['招生考试：{subject}', 'Entrance exam: {subject}'],
      arrival: ['报到', 'Arrival'],
      seat: ['{seat} 号座位', 'seat {seat}'],
    },
  }),
  examsWords,
  runWords,
  arrivalWords,
  statisticsWords,
)
