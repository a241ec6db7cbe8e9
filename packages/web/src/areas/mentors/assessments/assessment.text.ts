import { book } from '../../../platform/texts/book.ts'

export const assessmentText = book({
  title: ['导师考核', 'Mentor assessment'],
  lead: ['{total} 位导师，未考核的排在最前', '{total} {total:mentor|mentors}, those not assessed yet first'],
  empty: [
    '这一年没有符合条件的导师：指导过学员的导师列在这里',
    'No mentors match for this year: mentors who guided a trainee are listed here',
  ],
  search: ['导师姓名或用户名', 'Name or username'],
  name: ['导师', 'Mentor'],
  facts: ['本年度指导情况', 'Guidance this year'],
  trainees: ['指导 {trainees} 名学员', '{trainees} {trainees:trainee|trainees}'],
  meetings: ['已确认 {confirmed} 次，有异议 {disputed} 次', '{confirmed} {confirmed:meeting|meetings} confirmed, {disputed} disputed'],
  tasks: ['完成任务 {fulfilled} / {tasks}', '{fulfilled} of {tasks} {tasks:task|tasks} fulfilled'],
  assess: ['考核', 'Assess'],
  change: ['修改', 'Change'],
  formTitle: ['考核 {name}（{year} 年）', 'Assess {name} ({year})'],
  saved: ['考核结果已保存', 'Assessment saved'],
  scoreHelp: ['0 至 100，可不填', '0 to 100, optional'],
  actions: ['操作', 'Actions'],
  ownTitle: ['导师考核', 'Assessment'],
  own: ['{year} 年 · {base}', '{year} · {base}'],
  score: ['{score} 分', '{score} {score:point|points}'],
})
