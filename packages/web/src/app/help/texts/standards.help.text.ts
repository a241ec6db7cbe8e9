import { helpBook } from '../help-book.ts'

export const standardsHelp = helpBook({
  'standard/country/index': {
    about: ['培训标准：各专业要轮转哪些科室、几个月、完成多少病例。', 'Standards: which departments, how many months, how many cases.'],
    acts: [
      ['按专业、学位类型查看', 'By major and degree kind'],
      ['修改草稿，月数合计必须等于培训长度', 'Edit a draft; months must add up to the length'],
      ['发布；已发布的只能修订出新版', 'Publish; what is published is only revised'],
    ],
    next: [
      '发布后届次可以采用；已采用旧版的届次不变，直到主动换版。',
      'Cohorts may follow it; those on an earlier edition stay until they are moved.',
    ],
    asks: [
      [
        ['为什么不能发布？', 'Why can it not be published?'],
        ['某阶段月数不足或超出，页面写明差多少。', 'A stage is short or over; the page says by how much.'],
      ],
    ],
  },
  'standard/template/index': {
    about: ['标准模板，不属于某个专业，用来起草新标准。', 'Templates belong to no major and begin a standard.'],
    acts: [
      ['新增、修改模板', 'Make and edit templates'],
      ['用模板开始一份标准', 'Begin a standard with one'],
    ],
  },
  'standard/compare/index': {
    about: ['标准里的科室对应本院的哪些二级科室。', 'Which departments of the hospital stand for those of the standard.'],
    acts: [
      ['为标准科室选择本院科室和比例，合计 100%', 'Choose departments with shares of 100 percent together'],
      ['导入和导出表格', 'Import and export by sheet'],
    ],
    asks: [
      [
        ['没有对照会怎样？', 'Without a match?'],
        ['生成届次的轮转表时留空，并列出名称。', 'The table of a cohort leaves it out and names it.'],
      ],
    ],
  },
  'standard/batch/index': {
    about: ['届次：同一专业、同一天开始、采用同一标准的学员。', 'Cohorts: trainees of one major, one start and one standard.'],
    acts: [
      ['新增届次，从标准生成轮转表', 'Make one and its table from the standard'],
      ['按本院情况调整，并为每处偏离写原因', 'Adapt it; each deviation needs a reason'],
      ['提交审核', 'Hand it in'],
    ],
    next: ['毕后办审核通过后，学员可以选轮，基地可以排轮转。', 'Once the office has approved it, electives and timetables follow.'],
    asks: [
      [
        ['学员怎么加入？', 'How do trainees join?'],
        ['在“届次学员”中加入，一人只在一个届次。', 'Under “Members of cohorts”; each has one cohort.'],
      ],
    ],
  },
  'standard/batch/student': {
    about: ['各届次的学员。', 'Who is in which cohort.'],
    acts: [
      ['把学员加入或移到另一届次', 'Add trainees or move them'],
      ['用学号导入', 'Import by trainee number'],
    ],
    asks: [
      [
        ['换届次会影响选轮吗？', 'What of electives after a move?'],
        ['会，原届次的选择作废，换之前会提示。', 'Those of the former cohort go; you are asked first.'],
      ],
    ],
  },
  'standard/batch/audit': {
    about: ['基地提交的届次轮转表，等待毕后办审核。', 'Tables of cohorts that wait for the office.'],
    acts: [
      ['逐条看偏离和原因，同意或否决', 'Decide on each deviation'],
      ['通过或退回整个届次', 'Approve or return the cohort'],
    ],
    asks: [
      [
        ['有一条否决能通过吗？', 'With one rejected?'],
        ['不能，退回后由基地修改。', 'It cannot be approved; the base corrects it.'],
      ],
    ],
  },
  'standard/electives/index': {
    about: ['学员选轮的情况。', 'What trainees have chosen.'],
    acts: [
      ['设置选轮的起止时间', 'Set from when until when'],
      ['提醒没有选的人', 'Remind those who have not chosen'],
      ['期满后代选并写明原因', 'Choose for somebody afterwards, with a reason'],
      ['导出', 'Export'],
    ],
  },
  'standard/electives/own': {
    about: ['从选轮组里选择科室，页面会边选边算月数。', 'Choose departments of each group; the page counts the months.'],
    acts: [
      ['一组全部选好再保存', 'Complete a group and save it'],
      ['期限内可以改', 'Change it until the end'],
    ],
    next: ['期满后基地按选择排轮转；没有选的由基地代选。', 'Then the base plans by it, and chooses for those who did not.'],
  },
  'standard/condition/index': {
    about: ['什么学历培训多长时间。', 'Which education gets which length.'],
    acts: [
      ['按专业和学位类型设置月数', 'Set months by major and degree kind'],
      ['导入和导出表格', 'Import and export by sheet'],
    ],
    asks: [
      [
        ['修改会影响在培学员吗？', 'Does a change touch trainees?'],
        ['不会，只影响以后登记的人。', 'No, only people added later.'],
      ],
    ],
  },
  'standard/indicator/index': {
    about: ['基地的年度指标与国家最低要求的对照。', 'Figures of a base beside the national minimum.'],
    acts: [
      ['选择年度和基地查看达标情况', 'Choose year and base'],
      ['录入本基地数据', 'Enter the figures of your base'],
    ],
    next: ['毕后办审核后数据固定；要改须先退回。', 'A checked figure is fixed until it is returned.'],
  },
  'standard/figure/index': {
    about: ['各基地上报的指标数据。', 'Figures that bases have entered.'],
    acts: [
      ['录入或用表格导入', 'Enter or import them'],
      ['毕后办审核或退回', 'The office checks or returns'],
    ],
    asks: [
      [
        ['谁不能审核？', 'Who may not check?'],
        ['录入数据的人。', 'Whoever entered them.'],
      ],
    ],
  },
  'standard/indicatorItem/index': {
    about: ['指标项目：名称、单位、最低要求和统计口径。', 'Indicators: name, unit, minimum and how it is counted.'],
    acts: [
      ['新增、修改项目，适用全部或某个基地', 'Add and change them, for all or one base'],
      ['导入和导出表格', 'Import and export by sheet'],
    ],
  },
})
