import { helpBook } from '../help-book.ts'

export const standardsHelp = helpBook({
  'standard/country/index': {
    about: [
      '培训标准：各专业要轮转哪些科室、几个月、完成多少病例。',
      'Training standards: which departments, how many months and how many cases each major requires.',
    ],
    acts: [
      ['按专业、学位类型查看', 'View by major and degree'],
      ['修改草稿，月数合计必须等于培训长度', 'Edit a draft; months must add up to the training length'],
      ['发布；已发布的只能修订出新版', 'Publish; a published standard can only be revised as a new edition'],
    ],
    next: [
      '发布后届次可以采用；已采用旧版的届次不变，直到主动换版。',
      'Cohorts can then use it; those on an earlier edition stay there until moved.',
    ],
    asks: [
      [
        ['为什么不能发布？', 'Why can it not be published?'],
        ['某阶段月数不足或超出，页面写明差多少。', 'A stage has too few or too many months; the page says by how many.'],
      ],
    ],
  },
  'standard/template/index': {
    about: ['标准模板，不属于某个专业，用来起草新标准。', 'Templates do not belong to a major; use them to draft new standards.'],
    acts: [
      ['新增、修改模板', 'Add and edit templates'],
      ['用模板开始一份标准', 'Start a standard from a template'],
    ],
  },
  'standard/compare/index': {
    about: ['标准里的科室对应本院的哪些二级科室。', 'Which second-level departments of the hospital the standard’s departments map to.'],
    acts: [
      ['为标准科室选择本院科室和比例，合计 100%', 'Choose hospital departments and shares for a standard department, adding up to 100%'],
      ['导入和导出表格', 'Import and export by sheet'],
    ],
    asks: [
      [
        ['没有对照会怎样？', 'What if a department is not mapped?'],
        ['生成届次的轮转表时留空，并列出名称。', 'It is left out of the cohort’s rotation table, and its name is listed.'],
      ],
    ],
  },
  'standard/batch/index': {
    about: ['届次：同一专业、同一天开始、采用同一标准的学员。', 'Cohorts: trainees of one major, one start and one standard.'],
    acts: [
      ['新增届次，从标准生成轮转表', 'Add a cohort and generate its rotation table from the standard'],
      ['按本院情况调整，并为每处偏离写原因', 'Adapt it to the hospital; each deviation needs a reason'],
      ['提交审核', 'Submit for review'],
    ],
    next: [
      '毕后办审核通过后，学员可以选轮，基地可以排轮转。',
      'Once the education office has approved it, trainees can choose electives and bases can plan rotations.',
    ],
    asks: [
      [
        ['学员怎么加入？', 'How do trainees join?'],
        ['在“届次学员”中加入，一人只在一个届次。', 'Under “Cohort members”; each trainee is in only one cohort.'],
      ],
    ],
  },
  'standard/batch/student': {
    about: ['各届次的学员。', 'The trainees of each cohort.'],
    acts: [
      ['把学员加入或移到另一届次', 'Add trainees or move them to another cohort'],
      ['用学号导入', 'Import by trainee number'],
    ],
    asks: [
      [
        ['换届次会影响选轮吗？', 'Does a move affect electives?'],
        ['会，原届次的选择作废，换之前会提示。', 'Yes, choices in the previous cohort are cancelled; you are warned first.'],
      ],
    ],
  },
  'standard/batch/audit': {
    about: ['基地提交的届次轮转表，等待毕后办审核。', 'Cohort rotation tables submitted by bases, waiting for the education office.'],
    acts: [
      ['逐条看偏离和原因，同意或否决', 'Approve or reject each deviation with its reason'],
      ['通过或退回整个届次', 'Approve or return the cohort'],
    ],
    asks: [
      [
        ['有一条否决能通过吗？', 'Can a cohort with a rejected deviation be approved?'],
        ['不能，退回后由基地修改。', 'No; return it so that the base can change it.'],
      ],
    ],
  },
  'standard/electives/index': {
    about: ['学员选轮的情况。', 'Which electives trainees have chosen.'],
    acts: [
      ['设置选轮的起止时间', 'Set the elective period'],
      ['提醒没有选的人', 'Remind those who have not chosen'],
      ['期满后代选并写明原因', 'After the deadline, choose for a trainee with a reason'],
      ['导出', 'Export'],
    ],
  },
  'standard/electives/own': {
    about: ['从选轮组里选择科室，页面会边选边算月数。', 'Choose departments in each elective; the page counts the months as you choose.'],
    acts: [
      ['一组全部选好再保存', 'Complete an elective before saving'],
      ['期限内可以改', 'You can change it until the deadline'],
    ],
    next: [
      '期满后基地按选择排轮转；没有选的由基地代选。',
      'After the deadline, the base plans rotations by your choices, and chooses for those who did not.',
    ],
  },
  'standard/condition/index': {
    about: ['什么学历培训多长时间。', 'Training length by education.'],
    acts: [
      ['按专业和学位类型设置月数', 'Set months by major and degree'],
      ['导入和导出表格', 'Import and export by sheet'],
    ],
    asks: [
      [
        ['修改会影响在培学员吗？', 'Does a change affect trainees in training?'],
        ['不会，只影响以后登记的人。', 'No, only people registered later.'],
      ],
    ],
  },
  'standard/indicator/index': {
    about: ['基地的年度指标与国家最低要求的对照。', 'Yearly figures of a base against the national minimum.'],
    acts: [
      ['选择年度和基地查看达标情况', 'Choose year and base to see what is met'],
      ['录入本基地数据', 'Enter the figures of your base'],
    ],
    next: [
      '毕后办审核后数据固定；要改须先退回。',
      'Once checked by the education office, figures are fixed; to change them, they must be returned first.',
    ],
  },
  'standard/figure/index': {
    about: ['各基地上报的指标数据。', 'Indicator figures entered by bases.'],
    acts: [
      ['录入或用表格导入', 'Enter figures or import a sheet'],
      ['毕后办审核或退回', 'The education office checks or returns them'],
    ],
    asks: [
      [
        ['谁不能审核？', 'Who cannot check?'],
        ['录入数据的人。', 'The person who entered the figure.'],
      ],
    ],
  },
  'standard/indicatorItem/index': {
    about: ['指标项目：名称、单位、最低要求和统计口径。', 'Indicator items: name, unit, minimum and calculation.'],
    acts: [
      ['新增、修改项目，适用全部或某个基地', 'Add and edit items, for all bases or one'],
      ['导入和导出表格', 'Import and export by sheet'],
    ],
  },
})
