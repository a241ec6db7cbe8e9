import type { SameWords } from '../../kernel/index.ts'
import { joinWords } from '../../kernel/join-words.ts'
import { situationsEn } from './situations/words.en.ts'
import type { traineesZh } from './words.zh-CN.ts'

export const traineesEn = {
  area: 'Trainees',
  completion: { months: 'Months of training' },
  timeline: { enrolled: 'Training began, trainee number {number}' },
  auditActions: {
    'students.trainee.create': 'Created a trainee',
    'students.trainee.extend': 'Extended the training for a repeat',
    'students.trainee.update': 'Changed the training of a trainee',
    'students.trainee.cohort': 'Placed a trainee in a cohort',
  },
  fields: {
    number: 'Trainee number',
    realName: 'Name',
    mobile: 'Mobile number',
    idCard: 'ID card',
    major: 'Major',
    majorId: 'Major',
    base: 'Base',
    baseId: 'Base',
    trainingUnit: 'Training unit',
    trainingUnitId: 'Training unit',
    traineeKind: 'Trainee kind',
    degreeKind: 'Degree',
    education: 'Highest education',
    startsOn: 'Start of training',
    lengthMonths: 'Length in months',
    plannedEnd: 'Planned end',
    extensionDays: 'Days of extension',
    enrolledOn: 'Enrolled on',
    year: 'Year of start',
  },
  degreeKinds: { none: 'No degree', degree: 'Part of a degree' },
  permissions: {
    'students:trainee:list': 'See trainees',
    'students:trainee:add': 'Add trainees',
    'students:trainee:edit': 'Change the training of trainees',
    'students:trainee:export': 'Export trainees',
    'students:trainee:import': 'Import trainees',
  },
  menus: { training: 'Trainees', 'training.trainees': 'In training' },
  errors: {
    majorUnknown: 'Choose an enabled major of a base you administer',
    unitUnknown: 'Choose an enabled training unit',
    cardWrong: 'The ID card number is wrong: check it, or leave it empty',
    cardOfAnother: 'This ID card belongs to another account: check card and mobile number',
    alreadyTrainee: 'The owner of this mobile number is a trainee already',
    mobileOfAnother: 'This mobile number belongs to another account (another name or ID card, or disabled): check the number',
    startTooFar: 'The start must lie between 15 years ago and two years from now',
  },
  sheets: {
    trainees: {
      title: 'Trainees',
      columns: {
        realName: 'Name',
        mobile: 'Mobile number',
        idCard: 'ID card',
        major: 'Major',
        trainingUnit: 'Training unit',
        traineeKind: 'Trainee kind',
        degreeKind: 'Degree',
        education: 'Highest education',
        startsOn: 'Start of training',
        lengthMonths: 'Length in months',
        number: 'Trainee number',
        base: 'Base',
        plannedEnd: 'Planned end',
      },
      rules: {
        mobile: 'Their own number, for logging in; an account is opened where there is none',
        idCard: 'May be empty',
        major: 'Name or code of the major; the code where several bases have one of this name',
        degreeKind: 'Empty: no degree',
        education: 'May be empty; the time condition gives the length by it',
        startsOn: 'Such as 2025-09-01',
        lengthMonths: 'Whole months; if empty, by the time condition',
      },
    },
  },
} as const satisfies SameWords<typeof traineesZh>

export const studentsEn = joinWords(traineesEn, situationsEn)
