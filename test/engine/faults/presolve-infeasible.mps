NAME presolve_infeasible
ROWS
 N objective
 E house_1_attribute_1
 E house_2_attribute_1
 E house_3_attribute_1
 E house_2_attribute_2
 E house_4_attribute_2
 E value_1
 E value_2
 E value_3
 E value_4
 E value_5
 E value_6
 E value_8
 E clue_4_4
 L clue_3_2_4_a
 L clue_3_3_4_a
 E clue_3
 L clue_5_2_1_b
 L clue_5_4_1_a
 E clue_5
 L clue_6_1_2_b
 L clue_6_3_2_b
 L clue_6_3_4_a
 L clue_6_3_4_b
 L clue_6_4_3_a
 L clue_6_4_3_b
 E clue_6
COLUMNS
 MARKER 'MARKER' 'INTORG'
 x_2_c0 house_2_attribute_1 1
 x_2_c0 value_1 1
 x_4_c0 value_1 1
 x_4_c0 clue_4_4 1
 x_1_c1 house_1_attribute_1 1
 x_1_c1 value_2 1
 x_3_c1 house_3_attribute_1 1
 x_3_c1 value_2 1
 x_3_c1 clue_6_3_4_a -1
 x_4_c1 value_2 1
 x_4_c1 clue_6_4_3_a -1
 x_1_c2 value_3 1
 x_1_c2 clue_5_2_1_b -1
 x_2_c2 house_2_attribute_1 1
 x_2_c2 value_3 1
 x_3_c2 house_3_attribute_1 1
 x_3_c2 value_3 1
 x_1_c3 house_1_attribute_1 1
 x_1_c3 value_4 1
 x_2_c3 house_2_attribute_1 1
 x_2_c3 value_4 1
 x_2_c3 clue_3_2_4_a -1
 x_3_c3 clue_3_3_4_a -1
 x_2_p0 house_2_attribute_2 1
 x_2_p0 value_5 1
 x_4_p0 house_4_attribute_2 1
 x_4_p0 value_5 1
 x_4_p0 clue_4_4 -1
 x_4_p0 clue_5_4_1_a -1
 x_2_p1 house_2_attribute_2 1
 x_2_p1 value_6 1
 x_2_p1 clue_6_1_2_b -1
 x_2_p1 clue_6_3_2_b -1
 x_3_p1 value_6 1
 x_3_p1 clue_6_4_3_b -1
 x_4_p1 house_4_attribute_2 1
 x_4_p1 value_6 1
 x_4_p1 clue_6_3_4_b -1
 x_2_p3 house_2_attribute_2 1
 x_2_p3 value_8 1
 x_3_p3 value_8 1
 x_4_p3 house_4_attribute_2 1
 x_4_p3 value_8 1
 clue_3_1_4 clue_3 1
 clue_3_2_4 clue_3_2_4_a 1
 clue_3_2_4 clue_3 1
 clue_3_3_4 clue_3_3_4_a 1
 clue_3_3_4 clue_3 1
 clue_5_2_1 clue_5_2_1_b 1
 clue_5_2_1 clue_5 1
 clue_5_4_1 clue_5_4_1_a 1
 clue_5_4_1 clue_5 1
 clue_6_1_2 clue_6_1_2_b 1
 clue_6_1_2 clue_6 1
 clue_6_3_2 clue_6_3_2_b 1
 clue_6_3_2 clue_6 1
 clue_6_3_4 clue_6_3_4_a 1
 clue_6_3_4 clue_6_3_4_b 1
 clue_6_3_4 clue_6 1
 clue_6_4_3 clue_6_4_3_a 1
 clue_6_4_3 clue_6_4_3_b 1
 clue_6_4_3 clue_6 1
 MARKER 'MARKER' 'INTEND'
RHS
 RHS house_1_attribute_1 1
 RHS house_2_attribute_1 1
 RHS house_3_attribute_1 1
 RHS house_2_attribute_2 1
 RHS house_4_attribute_2 1
 RHS value_1 1
 RHS value_2 1
 RHS value_3 1
 RHS value_4 1
 RHS value_5 1
 RHS value_6 1
 RHS value_8 1
 RHS clue_3 1
 RHS clue_5 1
 RHS clue_6 1
RANGES
BOUNDS
 BV BOUND x_2_c0
 BV BOUND x_4_c0
 BV BOUND x_1_c1
 BV BOUND x_3_c1
 BV BOUND x_4_c1
 BV BOUND x_1_c2
 BV BOUND x_2_c2
 BV BOUND x_3_c2
 BV BOUND x_1_c3
 BV BOUND x_2_c3
 BV BOUND x_3_c3
 BV BOUND x_2_p0
 BV BOUND x_4_p0
 BV BOUND x_2_p1
 BV BOUND x_3_p1
 BV BOUND x_4_p1
 BV BOUND x_2_p3
 BV BOUND x_3_p3
 BV BOUND x_4_p3
 BV BOUND clue_3_1_4
 BV BOUND clue_3_2_4
 BV BOUND clue_3_3_4
 BV BOUND clue_5_2_1
 BV BOUND clue_5_4_1
 BV BOUND clue_6_1_2
 BV BOUND clue_6_3_2
 BV BOUND clue_6_3_4
 BV BOUND clue_6_4_3
ENDATA
