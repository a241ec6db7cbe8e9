-- A failed stay has one repeat, whoever places it at the same moment.

drop index rotation_blocks_repeats;
create unique index rotation_blocks_repeats on rotation_blocks (repeats_id) where repeats_id is not null;
