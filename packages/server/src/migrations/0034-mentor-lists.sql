-- Lists of mentors: meetings by state and entries by year, in the order in which they are shown.

create index mentor_meetings_state on mentor_meetings (state, met_on desc, id desc);
create index mentor_entries_year on mentor_entries (year desc, id desc);
