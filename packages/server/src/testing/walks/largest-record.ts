/** The SQL that finds the record which most rows of a table belong to, as `id`. */
export const sqlOfLargest = (column: string, table: string) =>
  `select ${column} as id from ${table} where ${column} is not null
   group by ${column} order by count(*) desc, ${column} limit 1`
