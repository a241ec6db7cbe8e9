import type { SeedDictionary } from '../../platform/area.ts'

/**
 * Certificates that conditions of a qualification may ask for, and those the library keeps of a
 * teacher.
 */
export const teachersDictionaries: readonly SeedDictionary[] = [
  {
    code: 'teacher_certificate_kind',
    zh: '师资证书',
    en: 'Teacher certificate',
    items: [
      ['training', '师资培训合格证书', 'Teacher training certificate'],
      ['core_training', '骨干师资培训证书', 'Core teacher training certificate'],
      ['national_training', '国家级师资培训证书', 'National teacher training certificate'],
      ['university_teacher', '高等学校教师资格证', 'University teacher licence'],
      [
        'clinical_pharmacist_teacher',
        '临床药师师资培训证书',
        'Clinical pharmacist teacher training certificate',
      ],
      ['other', '其他', 'Other'],
    ],
  },
  {
    code: 'teaching_activity',
    zh: '教学活动',
    en: 'Teaching activity',
    items: [
      ['teaching_round', '教学查房', 'Teaching round'],
      ['reading_session', '教学读片', 'Reading session'],
      ['lecture', '专题讲座', 'Lecture'],
      ['case_discussion', '病例讨论', 'Case discussion'],
      ['report_discussion', '报告讨论', 'Report discussion'],
      ['mini_cex', 'Mini-CEX', 'Mini-CEX'],
      ['dops', 'DOPS', 'DOPS'],
      ['other', '其他教学活动', 'Other teaching'],
    ],
  },
]
