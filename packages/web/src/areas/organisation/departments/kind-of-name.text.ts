/** Words by which the kind of a department is known; the first group that fits counts. */
export const KIND_WORDS = [
  ['office', ['办公室', '教务', '科教', '人事', '财务', '后勤', 'Office']],
  ['pharmacy', ['药', 'Pharmac', 'Drug']],
  [
    'technical',
    [
      '检验',
      '病理',
      '影像',
      '放射',
      '超声',
      '核医学',
      '输血',
      '心电',
      '功能检查',
      '康复',
      '营养',
      '实验室',
      'Laborator',
      'Radiolog',
      'Patholog',
      'Ultraso',
    ],
  ],
  ['clinical', ['内科', '外科', '儿科', '妇产', '急诊', '重症', '病区', '病房', '麻醉', 'Surg', 'Ward']],
] as const
