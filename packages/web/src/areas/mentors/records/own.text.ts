import { book } from '../../../platform/texts/book.ts'

export const ownText = book({
  title: ['我的导师', 'My mentor'],
  lead: ['导师、指导记录与更换申请', 'Mentor, meetings and requests to change'],
  none: [
    '你还没有导师。双向选择开放后可以选择导师；选定后，导师和指导记录显示在这里。',
    'You have no mentor yet. Once the two-way choice is open you can choose one; your mentor and your meetings are shown here.',
  ],
  toChoice: ['去选择导师', 'Choose a mentor'],
  present: ['现任导师', 'Current mentor'],
  since: ['自 {since} 起', 'since {since}'],
  former: ['曾任导师', 'Former mentors'],
  span: ['{from} 至 {until}', '{from} to {until}'],
  direction: ['研究方向：{text}', 'Field of research: {text}'],
})
