import { helpBook } from './help-book.ts'

export const standardsHelp = helpBook(
  {
    'standard/country/index': {
      about: '培训标准：各专业要轮转哪些科室、几个月、完成多少病例。',
      acts: ['按专业、学位类型查看', '修改草稿，月数合计必须等于培训长度', '发布；已发布的只能修订出新版'],
      next: '发布后届次可以采用；已采用旧版的届次不变，直到主动换版。',
      asks: [['为什么不能发布？', '某阶段月数不足或超出，页面写明差多少。']],
    },
    'standard/template/index': {
      about: '标准模板，不属于某个专业，用来起草新标准。',
      acts: ['新增、修改模板', '用模板开始一份标准'],
    },
    'standard/compare/index': {
      about: '标准里的科室对应本院的哪些二级科室。',
      acts: ['为标准科室选择本院科室和比例，合计 100%', '导入和导出表格'],
      asks: [['没有对照会怎样？', '生成届次的轮转表时留空，并列出名称。']],
    },
    'standard/batch/index': {
      about: '届次：同一专业、同一天开始、采用同一标准的学员。',
      acts: ['新增届次，从标准生成轮转表', '按本院情况调整，并为每处偏离写原因', '提交审核'],
      next: '毕后办审核通过后，学员可以选轮，基地可以排轮转。',
      asks: [['学员怎么加入？', '在“届次学员”中加入，一人只在一个届次。']],
    },
    'standard/batch/student': {
      about: '各届次的学员。',
      acts: ['把学员加入或移到另一届次', '用学号导入'],
      asks: [['换届次会影响选轮吗？', '会，原届次的选择作废，换之前会提示。']],
    },
    'standard/batch/audit': {
      about: '基地提交的届次轮转表，等待毕后办审核。',
      acts: ['逐条看偏离和原因，同意或否决', '通过或退回整个届次'],
      asks: [['有一条否决能通过吗？', '不能，退回后由基地修改。']],
    },
    'standard/electives/index': {
      about: '学员选轮的情况。',
      acts: ['设置选轮的起止时间', '提醒没有选的人', '期满后代选并写明原因', '导出'],
    },
    'standard/electives/own': {
      about: '从选轮组里选择科室，页面会边选边算月数。',
      acts: ['一组全部选好再保存', '期限内可以改'],
      next: '期满后基地按选择排轮转；没有选的由基地代选。',
    },
    'standard/condition/index': {
      about: '什么学历培训多长时间。',
      acts: ['按专业和学位类型设置月数', '导入和导出表格'],
      asks: [['修改会影响在培学员吗？', '不会，只影响以后登记的人。']],
    },
    'standard/indicator/index': {
      about: '基地的年度指标与国家最低要求的对照。',
      acts: ['选择年度和基地查看达标情况', '录入本基地数据'],
      next: '毕后办审核后数据固定；要改须先退回。',
    },
    'standard/figure/index': {
      about: '各基地上报的指标数据。',
      acts: ['录入或用表格导入', '毕后办审核或退回'],
      asks: [['谁不能审核？', '录入数据的人。']],
    },
    'standard/indicatorItem/index': {
      about: '指标项目：名称、单位、最低要求和统计口径。',
      acts: ['新增、修改项目，适用全部或某个基地', '导入和导出表格'],
    },
  },
  {
    'standard/country/index': {
      about: 'Standards: which departments, how many months, how many cases.',
      acts: ['By major and degree kind', 'Edit a draft; months must add up to the length', 'Publish; what is published is only revised'],
      next: 'Cohorts may follow it; those on an earlier edition stay until they are moved.',
      asks: [['Why can it not be published?', 'A stage is short or over; the page says by how much.']],
    },
    'standard/template/index': {
      about: 'Templates belong to no major and begin a standard.',
      acts: ['Make and edit templates', 'Begin a standard with one'],
    },
    'standard/compare/index': {
      about: 'Which departments of the hospital stand for those of the standard.',
      acts: ['Choose departments with shares of 100 percent together', 'Import and export by sheet'],
      asks: [['Without a match?', 'The table of a cohort leaves it out and names it.']],
    },
    'standard/batch/index': {
      about: 'Cohorts: trainees of one major, one start and one standard.',
      acts: ['Make one and its table from the standard', 'Adapt it; each deviation needs a reason', 'Hand it in'],
      next: 'Once the office has approved it, electives and timetables follow.',
      asks: [['How do trainees join?', 'Under “Members of cohorts”; each has one cohort.']],
    },
    'standard/batch/student': {
      about: 'Who is in which cohort.',
      acts: ['Add trainees or move them', 'Import by trainee number'],
      asks: [['What of electives after a move?', 'Those of the former cohort go; you are asked first.']],
    },
    'standard/batch/audit': {
      about: 'Tables of cohorts that wait for the office.',
      acts: ['Decide on each deviation', 'Approve or return the cohort'],
      asks: [['With one rejected?', 'It cannot be approved; the base corrects it.']],
    },
    'standard/electives/index': {
      about: 'What trainees have chosen.',
      acts: ['Set from when until when', 'Remind those who have not chosen', 'Choose for somebody afterwards, with a reason', 'Export'],
    },
    'standard/electives/own': {
      about: 'Choose departments of each group; the page counts the months.',
      acts: ['Complete a group and save it', 'Change it until the end'],
      next: 'Then the base plans by it, and chooses for those who did not.',
    },
    'standard/condition/index': {
      about: 'Which education gets which length.',
      acts: ['Set months by major and degree kind', 'Import and export by sheet'],
      asks: [['Does a change touch trainees?', 'No, only people added later.']],
    },
    'standard/indicator/index': {
      about: 'Figures of a base beside the national minimum.',
      acts: ['Choose year and base', 'Enter the figures of your base'],
      next: 'A checked figure is fixed until it is returned.',
    },
    'standard/figure/index': {
      about: 'Figures that bases have entered.',
      acts: ['Enter or import them', 'The office checks or returns'],
      asks: [['Who may not check?', 'Whoever entered them.']],
    },
    'standard/indicatorItem/index': {
      about: 'Indicators: name, unit, minimum and how it is counted.',
      acts: ['Add and change them, for all or one base', 'Import and export by sheet'],
    },
  },
)
