"""Where contextual words act as keywords, in the words of the published reference."""

CLASS_BODY = "corpo de um bloco 'classe'"
BEFORE_CLASS = "antes de 'classe'"
CASE_LINE = "linha de um 'caso', depois dos valores"
TOP_LEVEL = "início de uma linha do arquivo"
SERVER_BODY = "corpo de um bloco 'servidor'"
ROUTE_BODY = "corpo de uma 'rota'"
