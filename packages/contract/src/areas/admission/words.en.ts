import { joinWords } from '../../kernel/join-words.ts'
import { arrivalEn } from './arrival/words.en.ts'
import { examsEn } from './entrance-exams/words.en.ts'
import { runEn } from './run/words.en.ts'
import { statisticsEn } from './statistics/words.en.ts'

const waiting = {
  arrangeExams: '{count:person|people} to seat in an exam',
  enterScores: '{count:set|sets} of scores to enter, the exam is over',
  checkScores: '{count:score|scores} to check',
  correctScores: '{count:set|sets} of scores that differed in the check',
  answerScoreReviews: 'score {count:review|reviews} to answer',
  callWaiting: 'free {count:seat|seats} that people wait for',
  callIn: '{count:person|people} accepted a place, to call in',
  recordArrivals: '{count:person|people} due to have arrived, to record',
  signAgreements: '{count:person has|people have} arrived, agreement to sign',
  enrolTrainees: '{count:person has|people have} signed, to enrol',
}
const calendar = { exam: 'Admission exam: {subject}', arrival: 'Arrival', seat: 'seat {seat}' }

export const admissionEn = joinWords({ area: 'Recruitment', waiting, calendar }, examsEn, runEn, arrivalEn, statisticsEn)
