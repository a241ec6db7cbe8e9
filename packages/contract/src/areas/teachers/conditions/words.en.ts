import type { SameWords } from '../../../kernel/index.ts'
import type { conditionsZh } from './words.zh-CN.ts'

export const conditionsEn = {
  auditActions: {
    'teachers.condition.create': 'Conditions of a qualification added',
    'teachers.condition.update': 'Conditions of a qualification changed',
    'teachers.condition.delete': 'Conditions of a qualification deleted',
  },
  fields: {
    minTitleRank: 'Title',
    minTitleYears: 'Years in the title',
    minEducation: 'Education',
    minSpecialtyYears: 'Years in the specialty',
    minTeachingYears: 'Years of teaching',
    certificateKinds: 'Training certificates',
    refusesDiscipline: 'Under discipline',
    validityYears: 'Validity (years)',
    source: 'Source',
  },
  conditionParts: {
    everyBase: 'All bases (default)',
    atLeast: '{what} or higher',
    title: '{what} title or higher',
    education: '{what} or higher',
    titleYears: '{count} years in the title',
    specialtyYears: '{count} years in the specialty',
    teachingYears: '{count} years of teaching',
    certificate: 'Holds: {what}',
    discipline: 'Not under discipline',
    refused: 'May not apply',
    allowed: 'May apply',
    validity: '{count} years',
  },
  permissions: {
    'teachers:condition:list': 'See conditions of a qualification',
    'teachers:condition:edit': 'Manage conditions of a qualification',
    'teachers:condition:export': 'Export conditions of a qualification',
  },
  menus: { 'teaching.condition': 'Conditions' },
  errors: {
    conditionTaken: 'This base has conditions for this level already; please change those',
    conditionFixed: 'Base and level of existing conditions cannot change; please add others',
    conditionOfEveryBase: 'The default for all bases cannot be deleted, only changed',
    conditionBaseUnknown: 'Please choose a base that is in use',
    conditionChoiceUnknown: 'The choice of “{label}” does not exist or is disabled; please choose again',
  },
  issues: {},
  sheets: {
    conditions: {
      title: 'Conditions of a qualification',
      columns: {
        base: 'Base',
        level: 'Level',
        title: 'Title',
        titleYears: 'Years in the title',
        education: 'Education',
        specialtyYears: 'Years in the specialty',
        teachingYears: 'Years of teaching',
        certificates: 'Training certificates',
        discipline: 'Under discipline',
        validityYears: 'Validity (years)',
        source: 'Source',
        updateTime: 'Changed',
      },
      rules: {},
    },
  },
} as const satisfies SameWords<typeof conditionsZh>
