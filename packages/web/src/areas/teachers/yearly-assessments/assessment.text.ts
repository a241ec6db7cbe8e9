import { book } from '../../../platform/texts/book.ts'

export const assessmentText = book({
  title: ['师资考核', 'Teacher appraisal'],
  lead: ['{total} 名在库教师，尚未考核的排在最前', '{total} {total:teacher|teachers} in the library, those not yet appraised first'],
  empty: [
    '没有符合条件的教师：考核对象是师资库中的教师，请先在“师资库”录入，或更换年度和筛选条件',
    'No teachers match: only teachers in the library are appraised; enter them in the teacher library first, or change the year or filter',
  ],
  search: ['姓名或用户名', 'Name or user name'],
  name: ['姓名', 'Name'],
  actions: ['操作', 'Actions'],
  year: ['{year} 年度', 'Year {year}'],
  assess: ['登记考核', 'Appraise'],
  correct: ['更正', 'Correct'],
  formTitle: ['{name} · {year} 年度考核', '{name} · appraisal of {year}'],
  saved: ['考核结果已保存，教师本人可在“我的师资资格”查看', 'Appraisal saved; the teacher can see it under “My qualification”'],
  own: ['我的年度考核', 'My yearly appraisals'],
  none: ['还没有年度考核结果；毕后办登记后显示在这里。', 'No appraisals yet; they are shown here once the office has entered them.'],
  of: ['年度考核', 'Yearly appraisals'],
  noneOf: [
    '还没有年度考核结果；毕后办在“师资考核”登记后显示在这里。',
    'No appraisals yet; they are shown here once the office has entered them under “Teacher appraisal”.',
  ],
  points: ['{score} 分', '{score} {score:point|points}'],
})
