import { absenceWords } from '@residency/contract/areas/absence/text'
import { accountsWords } from '@residency/contract/areas/accounts/text'
import { admissionWords } from '@residency/contract/areas/admission/text'
import { awardsWords } from '@residency/contract/areas/awards/text'
import { competenceWords } from '@residency/contract/areas/competence/text'
import { coursesWords } from '@residency/contract/areas/courses/text'
import { dashboardWords } from '@residency/contract/areas/dashboard/text'
import { dutyWords } from '@residency/contract/areas/duty/text'
import { evaluationWords } from '@residency/contract/areas/evaluation/text'
import { examsWords } from '@residency/contract/areas/exams/text'
import { filesWords } from '@residency/contract/areas/files/text'
import { intakesAreaWords } from '@residency/contract/areas/intakes/area.text'
import { mentorsWords } from '@residency/contract/areas/mentors/text'
import { messagesWords } from '@residency/contract/areas/messages/text'
import { organisationWords } from '@residency/contract/areas/organisation/text'
import { progressWords } from '@residency/contract/areas/progress/text'
import { questionsWords } from '@residency/contract/areas/questions/text'
import { rotationsWords } from '@residency/contract/areas/rotations/text'
import { settingsWords } from '@residency/contract/areas/settings/text'
import { signupWords } from '@residency/contract/areas/signup/text'
import { standardsWords } from '@residency/contract/areas/standards/text'
import { studentsWords } from '@residency/contract/areas/students/text'
import { teachersWords } from '@residency/contract/areas/teachers/text'
import { workloadWords } from '@residency/contract/areas/workload/text'
import { joinBooks } from '@residency/contract/kernel/join-books'

/**
 * The words of every area, by the name under which it is published. Only the two books next to this
 * file are made of them.
 */
export const joinAreaWords = () =>
  joinBooks([
    { name: 'absence', words: absenceWords },
    { name: 'accounts', words: accountsWords },
    { name: 'recruitment', words: admissionWords },
    { name: 'awards', words: awardsWords },
    { name: 'competence', words: competenceWords },
    { name: 'progress', words: progressWords },
    { name: 'learning', words: coursesWords },
    { name: 'dashboard', words: dashboardWords },
    { name: 'evaluation', words: evaluationWords },
    { name: 'learning', words: examsWords },
    { name: 'files', words: filesWords },
    { name: 'recruitment', words: intakesAreaWords },
    { name: 'mentors', words: mentorsWords },
    { name: 'messages', words: messagesWords },
    { name: 'organisation', words: organisationWords },
    { name: 'learning', words: questionsWords },
    { name: 'rotations', words: rotationsWords },
    { name: 'settings', words: settingsWords },
    { name: 'signup', words: signupWords },
    { name: 'standards', words: standardsWords },
    { name: 'students', words: studentsWords },
    { name: 'teachers', words: teachersWords },
    { name: 'workload', words: workloadWords },
    { name: 'duty', words: dutyWords },
  ])
