import { absenceEn } from '@residency/contract/areas/absence/words.en'
import { absenceZh } from '@residency/contract/areas/absence/words.zh-CN'
import { accountsEn } from '@residency/contract/areas/accounts/words.en'
import { accountsZh } from '@residency/contract/areas/accounts/words.zh-CN'
import { admissionEn } from '@residency/contract/areas/admission/words.en'
import { admissionZh } from '@residency/contract/areas/admission/words.zh-CN'
import { awardsEn } from '@residency/contract/areas/awards/words.en'
import { awardsZh } from '@residency/contract/areas/awards/words.zh-CN'
import { coursesEn } from '@residency/contract/areas/courses/words.en'
import { coursesZh } from '@residency/contract/areas/courses/words.zh-CN'
import { dashboardEn } from '@residency/contract/areas/dashboard/words.en'
import { dashboardZh } from '@residency/contract/areas/dashboard/words.zh-CN'
import { evaluationEn } from '@residency/contract/areas/evaluation/words.en'
import { evaluationZh } from '@residency/contract/areas/evaluation/words.zh-CN'
import { examsEn } from '@residency/contract/areas/exams/words.en'
import { examsZh } from '@residency/contract/areas/exams/words.zh-CN'
import { filesEn } from '@residency/contract/areas/files/words.en'
import { filesZh } from '@residency/contract/areas/files/words.zh-CN'
import { intakesEn } from '@residency/contract/areas/intakes/words.en'
import { intakesZh } from '@residency/contract/areas/intakes/words.zh-CN'
import { mentorsEn } from '@residency/contract/areas/mentors/words.en'
import { mentorsZh } from '@residency/contract/areas/mentors/words.zh-CN'
import { messagesEn } from '@residency/contract/areas/messages/words.en'
import { messagesZh } from '@residency/contract/areas/messages/words.zh-CN'
import { organisationEn } from '@residency/contract/areas/organisation/words.en'
import { organisationZh } from '@residency/contract/areas/organisation/words.zh-CN'
import { questionsEn } from '@residency/contract/areas/questions/words.en'
import { questionsZh } from '@residency/contract/areas/questions/words.zh-CN'
import { rotationsEn } from '@residency/contract/areas/rotations/words.en'
import { rotationsZh } from '@residency/contract/areas/rotations/words.zh-CN'
import { settingsEn } from '@residency/contract/areas/settings/words.en'
import { settingsZh } from '@residency/contract/areas/settings/words.zh-CN'
import { signupEn } from '@residency/contract/areas/signup/words.en'
import { signupZh } from '@residency/contract/areas/signup/words.zh-CN'
import { standardsEn } from '@residency/contract/areas/standards/words.en'
import { standardsZh } from '@residency/contract/areas/standards/words.zh-CN'
import { studentsEn } from '@residency/contract/areas/students/words.en'
import { studentsZh } from '@residency/contract/areas/students/words.zh-CN'
import { teachersEn } from '@residency/contract/areas/teachers/words.en'
import { teachersZh } from '@residency/contract/areas/teachers/words.zh-CN'
import { workloadEn } from '@residency/contract/areas/workload/words.en'
import { workloadZh } from '@residency/contract/areas/workload/words.zh-CN'
import type { WordBook } from '@residency/contract/kernel'
import { joinBooks } from '@residency/contract/kernel/join-books'
import { joinWords } from '@residency/contract/kernel/join-words'

/** The words of every area, by the name under which it is published. Only the two books beside this file are made of them. */
export const joinAreaWords = (): WordBook =>
  joinBooks([
    { name: 'absence', words: { 'zh-cn': absenceZh, en: absenceEn } },
    { name: 'accounts', words: { 'zh-cn': accountsZh, en: accountsEn } },
    { name: 'recruitment', words: { 'zh-cn': admissionZh, en: admissionEn } },
    { name: 'awards', words: { 'zh-cn': awardsZh, en: awardsEn } },
    { name: 'learning', words: { 'zh-cn': coursesZh, en: coursesEn } },
    { name: 'dashboard', words: { 'zh-cn': dashboardZh, en: dashboardEn } },
    { name: 'evaluation', words: { 'zh-cn': evaluationZh, en: evaluationEn } },
    { name: 'learning', words: { 'zh-cn': examsZh, en: examsEn } },
    { name: 'files', words: { 'zh-cn': filesZh, en: filesEn } },
    { name: 'recruitment', words: { 'zh-cn': joinWords({}, intakesZh), en: joinWords({}, intakesEn) } },
    { name: 'mentors', words: { 'zh-cn': mentorsZh, en: mentorsEn } },
    { name: 'messages', words: { 'zh-cn': messagesZh, en: messagesEn } },
    { name: 'organisation', words: { 'zh-cn': organisationZh, en: organisationEn } },
    { name: 'learning', words: { 'zh-cn': questionsZh, en: questionsEn } },
    { name: 'rotations', words: { 'zh-cn': rotationsZh, en: rotationsEn } },
    { name: 'settings', words: { 'zh-cn': settingsZh, en: settingsEn } },
    { name: 'signup', words: { 'zh-cn': signupZh, en: signupEn } },
    { name: 'standards', words: { 'zh-cn': standardsZh, en: standardsEn } },
    { name: 'students', words: { 'zh-cn': studentsZh, en: studentsEn } },
    { name: 'teachers', words: { 'zh-cn': teachersZh, en: teachersEn } },
    { name: 'workload', words: { 'zh-cn': workloadZh, en: workloadEn } },
  ])
