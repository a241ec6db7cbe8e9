import type { AreaLine } from '../../platform/area.ts'

/**
 * Every area is registered here, by one line. All manifests are in the frame's file
 * (build/first-parts.ts).
 */
export const AREAS: readonly AreaLine[] = [
  {
    views: ['system', 'personal', 'bind'],
    load: async () => (await import('../../areas/accounts/accounts.area.ts')).accountsArea,
  },
  {
    views: ['system', 'base'],
    load: async () =>
      (await import('../../areas/organisation/organisation.area.ts')).organisationArea,
  },
  {
    views: ['files'],
    load: async () => (await import('../../areas/files/files.area.ts')).filesArea,
  },
  {
    views: ['sign', 'recruit'],
    load: async () => (await import('../../areas/signup/signup.area.ts')).signupArea,
  },
  {
    views: ['recruit', 'white'],
    load: async () => (await import('../../areas/intakes/intakes.area.ts')).intakesArea,
  },
  {
    views: ['recruit'],
    load: async () => (await import('../../areas/admission/admission.area.ts')).admissionArea,
  },
  {
    views: ['system', 'dashboard', 'recruit'],
    load: async () => (await import('../../areas/settings/settings.area.ts')).settingsArea,
  },
  {
    views: ['message', 'white'],
    load: async () => (await import('../../areas/messages/messages.area.ts')).messagesArea,
  },
  {
    views: ['student', 'white'],
    load: async () => (await import('../../areas/students/students.area.ts')).studentsArea,
  },
  {
    views: ['standard'],
    load: async () => (await import('../../areas/standards/standards.area.ts')).standardsArea,
  },
  {
    views: ['teacher'],
    load: async () => (await import('../../areas/teachers/teachers.area.ts')).teachersArea,
  },
  {
    views: ['mentor', 'teacher'],
    load: async () => (await import('../../areas/mentors/mentors.area.ts')).mentorsArea,
  },
  {
    views: ['rotation'],
    load: async () => (await import('../../areas/rotations/rotations.area.ts')).rotationsArea,
  },
  {
    views: ['daily'],
    load: async () => (await import('../../areas/absence/absence.area.ts')).absenceArea,
  },
  {
    views: ['workload'],
    load: async () => (await import('../../areas/workload/workload.area.ts')).workloadArea,
  },
  {
    views: ['award', 'sign'],
    load: async () => (await import('../../areas/awards/awards.area.ts')).awardsArea,
  },
  {
    views: ['evaluate', 'white'],
    load: async () => (await import('../../areas/evaluation/evaluation.area.ts')).evaluationArea,
  },
  {
    views: ['competence', 'white'],
    load: async () => (await import('../../areas/competence/competence.area.ts')).competenceArea,
  },
  {
    views: ['progress'],
    load: async () => (await import('../../areas/progress/progress.area.ts')).progressArea,
  },
  {
    views: ['course', 'teacher'],
    load: async () => (await import('../../areas/courses/courses.area.ts')).coursesArea,
  },
  {
    views: ['course'],
    load: async () => (await import('../../areas/questions/questions.area.ts')).questionsArea,
  },
  {
    views: ['course', 'employment'],
    load: async () => (await import('../../areas/exams/exams.area.ts')).examsArea,
  },
  {
    views: ['dashboard'],
    load: async () => (await import('../../areas/dashboard/dashboard.area.ts')).dashboardArea,
  },
  { views: ['duty'], load: async () => (await import('../../areas/duty/duty.area.ts')).dutyArea },
]
