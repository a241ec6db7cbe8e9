import { joinWords } from '../../kernel/join-words.ts'
import { admissionEn } from './admission/words.en.ts'
import { arrivalEn } from './arrival/words.en.ts'
import { examsEn } from './exams/words.en.ts'
import { intakesEn } from './intakes/words.en.ts'
import { statisticsEn } from './statistics/words.en.ts'

const waiting = {
  arrangeExams: 'people to seat in an exam',
  enterScores: 'sets of scores to be entered, the exam is over',
  checkScores: 'scores to check',
  correctScores: 'sets of scores that differed in the check',
  answerScoreReviews: 'score reviews to answer',
  callWaiting: 'free seats that people wait for',
  callIn: 'people who accepted a place, to be called in',
  recordArrivals: 'people whose arrival time is over, to be recorded',
  signAgreements: 'people who have arrived, to sign',
  enrolTrainees: 'people who have signed, to be enrolled',
}
const calendar = { exam: 'Admission exam: {subject}', arrival: 'Arrival' }

export const recruitmentEn = joinWords({ area: 'Recruitment', waiting, calendar }, intakesEn, examsEn, admissionEn, arrivalEn, statisticsEn)
