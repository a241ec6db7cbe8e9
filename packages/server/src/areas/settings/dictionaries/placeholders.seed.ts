/**
 * Choices without a meaning of their own: the office names them, or disables what it does not need.
 */
export const placeholders = [
  {
    code: 'type_option',
    zh: '类型选项',
    en: 'Type options',
    items: [
      ['1', '类型一', 'Type 1'],
      ['2', '类型二', 'Type 2'],
      ['3', '类型三', 'Type 3'],
    ],
  },
  {
    code: 'hospital_option',
    zh: '医院选项',
    en: 'Hospital options',
    items: [
      ['1', '医院一', 'Hospital 1'],
      ['2', '医院二', 'Hospital 2'],
      ['3', '医院三', 'Hospital 3'],
    ],
  },
] as const
