// Shared by the benchmarks: an exam that is open, written as rows.

/** A published exam of so many questions, open since an hour; answers its id and its items. */
export async function addExam(owner, count) {
  const question = {
    body: {
      kind: 'single',
      stem: '题干'.repeat(40),
      options: ['a', 'b', 'c', 'd'].map((id) => ({ id, text: `选项${id}` })),
      right: 'a',
    },
    pictures: [],
    explanation: null,
  }

  const { rows } = await owner.query(
    `with who as (select min(id) id from users),
      category as (insert into learning_question_categories (name) values ('bench') returning id),
      questions as (insert into learning_questions (category_id, state, kind, difficulty, stem, likeness, created_by)
        select category.id, 'inUse', 'single', 3, 'q', 'q' || i, who.id from category, who, generate_series(1, ${count}) i returning id),
      editions as (insert into learning_question_editions (question_id, edition, content, created_by)
        select questions.id, 1, $1::jsonb, who.id from questions, who returning question_id),
      paper as (insert into learning_papers (title, state, created_by, sections)
        select 'bench', 'checked', id, '[{"title": "一", "note": null}]' from who returning id),
      exam as (insert into learning_exams (title, mode, opens_at, closes_at, minutes, state, created_by)
        select 'bench', 'remote', now() - interval '1 hour', now() + interval '5 hours', 120, 'published', id from who returning id),
      papers as (insert into learning_exam_papers select exam.id, paper.id from exam, paper)
    select (select id from exam) exam, (select id from paper) paper, (select array_agg(question_id order by question_id) from editions) questions`,
    [JSON.stringify(question)],
  )

  const { exam, paper, questions } = rows[0]

  await owner.query(
    `insert into learning_paper_items (paper_id, section, place, question_id, edition, points)
      select $1, 0, at, q, 1, 200 from unnest($2::bigint[]) with ordinality t (q, at)`,
    [paper, questions],
  )

  const items = await owner.query(
    'select id from learning_paper_items where paper_id = $1 order by place',
    [paper],
  )

  return { exam, items: items.rows.map(({ id }) => Number(id)) }
}
