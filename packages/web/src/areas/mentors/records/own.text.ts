import { book } from '../../../platform/i18n.ts'

export const ownText = book(
  {
    title: '我的导师',
    lead: '导师、指导记录与更换申请',
    none: '你还没有导师。双向选择开放后可以选择导师；选定后，导师和指导记录显示在这里。',
    toChoice: '去选择导师',
    present: '现任导师',
    since: '自 {since} 起',
    former: '曾任导师',
    span: '{from} 至 {until}',
    direction: '研究方向：{text}',
  },
  {
    title: 'My mentor',
    lead: 'Mentor, meetings and changes',
    none: 'You have no mentor yet. Once the two-way choice is open you can choose one; your mentor and your meetings are shown here.',
    toChoice: 'Choose a mentor',
    present: 'Present mentor',
    since: 'since {since}',
    former: 'Former mentors',
    span: '{from} to {until}',
    direction: 'Field: {text}',
  },
)
