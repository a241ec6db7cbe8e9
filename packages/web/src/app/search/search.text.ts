import { book } from '../../platform/texts/book.ts'

export const searchText = book({
  title: ['搜索', 'Search'],
  hint: ['姓名、考试、课程、页面或要做的事；可用拼音首字母', 'Person, exam, course, page or what you want to do; pinyin initials work too'],
  empty: [
    '没有找到“{words}”。换一个说法，或输入姓名、标题的一部分',
    'Nothing found for “{words}”. Try other words, or part of a name or title',
  ],
  waiting: ['正在查找…', 'Searching…'],
  failed: ['人员和记录没有查到，只显示页面。请稍后再试', 'People and records could not be searched; only pages are shown. Try again later'],
  actions: ['操作', 'Actions'],
  pages: ['页面', 'Pages'],
})
