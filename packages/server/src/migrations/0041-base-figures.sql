-- Why a figure was returned, and the list of all bases by year.
alter table base_figures add column reason text check (length(reason) between 1 and 500);
create index base_figures_year on base_figures (year desc, id desc);
