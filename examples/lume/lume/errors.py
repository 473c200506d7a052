"""Every error that Lume reports. `lume explica <codigo>` prints an entry; the published reference is made of them."""

from .pages import (
    CLASSES,
    COLLECTIONS,
    FAILURES,
    FLOW,
    FUNCTIONS,
    GRAMMAR,
    INDENTATION,
    LEXICON,
    MODULES,
    NAMES,
    SERVERS,
    TYPES,
)


class LumeError(Exception):
    """A mistake in a Lume program: which one, on which line, and what exactly."""

    def __init__(self, code, line, detail):
        super().__init__(detail)
        self.code = code
        self.line = line
        self.detail = detail

    def __str__(self):
        return f"{self.code}, linha {self.line}: {BY_CODE[self.code].titulo}: {self.detail}"


class ErrorCode:
    """An entry of the catalogue. Long texts may begin and end on lines of their own."""

    def __init__(self, codigo, titulo, doc, *, explicacao, exemplo, solucao):
        self.codigo = codigo
        self.titulo = titulo
        self.doc = doc
        self.explicacao = explicacao.strip("\n")
        self.exemplo = exemplo.strip("\n")
        self.solucao = solucao.strip("\n")


# The first two digits are the family: 01 lexicon, 02 grammar, 03 names, 04 values, 05 flow, 06 modules, 07 servers.
CATALOGUE = [
    ErrorCode(
        "LM0101",
        "Tabulação na indentação",
        INDENTATION,
        explicacao="""
A indentação de Lume é feita só de espaços. Uma tabulação parece ter uma
largura no editor e outra para quem lê o programa em outro lugar, e o bloco
deixaria de ser o que se vê.
""",
        exemplo="""
se verdadeiro:
\tmostra "com tabulação"
""",
        solucao="""
Troque cada tabulação por 4 espaços. Quase todo editor tem a opção de
inserir espaços quando se aperta a tecla Tab.
""",
    ),
    ErrorCode(
        "LM0102",
        "Recuo que não fecha nenhum bloco",
        INDENTATION,
        explicacao="""
A linha volta para a esquerda, mas para uma coluna em que nenhum bloco
começou. Não dá para saber a que bloco ela pertence.
""",
        exemplo="""
se verdadeiro:
        mostra 1
    mostra 2
""",
        solucao="Alinhe a linha com o começo de um dos blocos abertos acima dela.",
    ),
    ErrorCode(
        "LM0103",
        "Caractere inesperado",
        LEXICON,
        explicacao="""
O caractere não faz parte da linguagem fora de um texto. O caso mais comum
é o ';' no fim da linha, que em Lume não existe: cada comando termina com a
própria linha.
""",
        exemplo="seja x = 10;",
        solucao="Apague o caractere ou, se ele for parte de um texto, ponha aspas em volta.",
    ),
    ErrorCode(
        "LM0104",
        "Texto sem aspas de fechamento",
        LEXICON,
        explicacao="""
Um texto começou e a linha terminou antes das aspas que o fechariam. Um
texto ocupa uma linha só.
""",
        exemplo="""
mostra "bom dia
mostra "boa noite"
""",
        solucao=(
            "Feche as aspas na mesma linha. "
            "Para quebrar a linha dentro do texto, escreva '\\n'."
        ),
    ),
    ErrorCode(
        "LM0105",
        "Comentário sem fechamento",
        LEXICON,
        explicacao="""
Um comentário aberto com '#[' continua até o próximo ']#'. Sem ele, o resto
do arquivo inteiro seria comentário.
""",
        exemplo="""
#[ calcula o total
mostra 1 + 1
""",
        solucao="Feche o comentário com ']#', ou use '#' se ele for de uma linha só.",
    ),
    ErrorCode(
        "LM0106",
        "Número malformado",
        LEXICON,
        explicacao="""
Um número é feito de algarismos e, se houver casas decimais, de um único
ponto. '_' pode separar os milhares, e letras não podem vir coladas.
""",
        exemplo="seja versao = 1.4.0",
        solucao='Escreva um só ponto decimal; o que não é número vai entre aspas: "1.4.0".',
    ),
    ErrorCode(
        "LM0107",
        "Palavra reservada para o futuro",
        LEXICON,
        explicacao="""
A palavra ainda não faz nada, mas está guardada para uma próxima versão.
Assim, nenhum programa deixará de funcionar quando ela passar a valer.
""",
        exemplo="seja canal = 5",
        solucao="Escolha outro nome, por exemplo com um complemento: 'canal_de_tv'.",
    ),
    ErrorCode(
        "LM0108",
        "Parêntese, colchete ou chave sem par",
        LEXICON,
        explicacao="""
Dentro de '(', '[' e '{' as quebras de linha não contam, e por isso um par
esquecido só é notado mais adiante. O erro aponta a linha em que ele abriu.
""",
        exemplo="""
seja precos = [10, 20
mostra precos
""",
        solucao="Feche o que foi aberto, na ordem contrária à da abertura.",
    ),
    ErrorCode(
        "LM0201",
        "Símbolo inesperado",
        GRAMMAR,
        explicacao="""
A gramática esperava outra coisa neste ponto. As causas mais comuns são o
':' esquecido no fim de um cabeçalho e o operador sem um dos seus lados.
""",
        exemplo="""
se 2 > 1
    mostra "maior"
""",
        solucao="A mensagem diz o que era esperado: complete a linha com isso.",
    ),
    ErrorCode(
        "LM0202",
        "Bloco vazio",
        GRAMMAR,
        explicacao="""
Depois de um cabeçalho que termina em ':' vem ao menos uma linha com recuo
maior que o dele.
""",
        exemplo="""
enquanto falso:
mostra "fora do bloco"
""",
        solucao="Recue as linhas do bloco em 4 espaços. Se ele deve ficar vazio, escreva 'passa'.",
    ),
    ErrorCode(
        "LM0203",
        "Palavra reservada usada como nome",
        NAMES,
        explicacao="""
As palavras reservadas têm um significado próprio em qualquer lugar do
programa, e não podem dar nome a variáveis, funções ou classes.
""",
        exemplo="seja classe = \"primeira\"",
        solucao="Escolha outro nome. 'lume palavras' lista todas as reservadas.",
    ),
    ErrorCode(
        "LM0204",
        "Palavra fora do seu bloco",
        GRAMMAR,
        explicacao="""
'senao', 'captura', 'finalmente', 'caso' e 'padrao' continuam um bloco que
já começou. Sozinhas, não têm o que continuar.
""",
        exemplo="""
mostra 1
senao:
    mostra 2
""",
        solucao="Confira se o bloco que deveria vir antes existe e tem o mesmo recuo.",
    ),
    ErrorCode(
        "LM0205",
        "'retorna' ou 'gera' fora de uma função",
        FUNCTIONS,
        explicacao="""
Só uma função tem a quem devolver um valor. No nível do arquivo não há quem
o receba.
""",
        exemplo="retorna 42",
        solucao="Mova o comando para dentro de uma 'funcao', ou mostre o valor com 'mostra'.",
    ),
    ErrorCode(
        "LM0206",
        "'interrompe' ou 'continua' fora de um laço",
        FLOW,
        explicacao="""
Os dois comandos agem sobre o laço mais próximo, e aqui não há nenhum. O
laço em volta de uma função não vale dentro dela.
""",
        exemplo="""
se verdadeiro:
    interrompe
""",
        solucao="Use o comando dentro de um laço; para sair de uma função, use 'retorna'.",
    ),
    ErrorCode(
        "LM0207",
        "'eu' ou 'base' fora de um método",
        CLASSES,
        explicacao="""
'eu' é o objeto cujo método está sendo executado. Fora de uma classe, e num
método estático, não há objeto nenhum.
""",
        exemplo="mostra eu.saldo",
        solucao="Use o nome da variável que guarda o objeto.",
    ),
    ErrorCode(
        "LM0208",
        "Não se pode atribuir a isto",
        GRAMMAR,
        explicacao="""
À esquerda de '=' fica um lugar que guarda valores: um nome, um campo ou um
item. O resultado de uma conta ou de uma chamada não guarda nada.
""",
        exemplo="1 + 1 = 2",
        solucao="Para comparar, use '=='. Para guardar, ponha o nome à esquerda.",
    ),
    ErrorCode(
        "LM0209",
        "Parâmetro repetido",
        FUNCTIONS,
        explicacao="""
Dois parâmetros da mesma função têm o mesmo nome, e o segundo esconderia o
primeiro.
""",
        exemplo="""
funcao soma(a, a):
    retorna a + a
""",
        solucao="Dê um nome a cada parâmetro.",
    ),
    ErrorCode(
        "LM0210",
        "Verbo HTTP desconhecido",
        SERVERS,
        explicacao="""
Uma rota atende um destes verbos: GET, POST, PUT, PATCH, DELETE, HEAD,
OPTIONS ou ANY, que vale por todos.
""",
        exemplo="""
servidor loja:
    rota PEGA "/produtos":
        responde "lista"
""",
        solucao="Troque o verbo por um dos oito. Para buscar dados, o verbo é GET.",
    ),
    ErrorCode(
        "LM0301",
        "Nome não definido",
        NAMES,
        explicacao="""
Nenhuma variável, função ou classe com este nome pode ser vista daqui. O que
se declara dentro de um bloco não existe fora dele.
""",
        exemplo="mostra saudacao",
        solucao="Confira a grafia, ou declare o nome com 'seja' antes de usar.",
    ),
    ErrorCode(
        "LM0302",
        "Nome já declarado",
        NAMES,
        explicacao="""
O nome já existe neste mesmo bloco. Declarar de novo costuma ser engano:
para mudar o valor, basta '='.
""",
        exemplo="""
seja total = 1
seja total = 2
""",
        solucao="Tire o segundo 'seja', ou escolha outro nome.",
    ),
    ErrorCode(
        "LM0303",
        "Constante não muda",
        NAMES,
        explicacao="O que se declara com 'fixo', e também funções, classes e módulos, vale o mesmo até o fim.",
        exemplo="""
fixo LIMITE = 10
LIMITE = 11
""",
        solucao="Declare com 'seja' o que vai mudar.",
    ),
    ErrorCode(
        "LM0304",
        "Membro inexistente",
        CLASSES,
        explicacao="""
O objeto, registro, enumeração ou módulo não tem um membro com este nome.
""",
        exemplo="""
registro Ponto(x, y)
mostra Ponto(1, 2).z
""",
        solucao="""
Confira a grafia. Para um membro que pode faltar num mapa, use colchetes e
'??': dados["cor"] ?? "azul".
""",
    ),
    ErrorCode(
        "LM0305",
        "Membro privado",
        CLASSES,
        explicacao="""
O membro foi declarado com 'privado': só os métodos da própria classe podem
usá-lo.
""",
        exemplo="""
classe Cofre:
    privado seja segredo = 1234
mostra Cofre().segredo
""",
        solucao="Use um método público da classe, ou tire o 'privado' se o membro é para todos.",
    ),
    ErrorCode(
        "LM0401",
        "Tipos que não combinam",
        TYPES,
        explicacao="""
A operação não existe entre valores destes tipos. Lume não converte por
conta própria: somar um número a um texto é quase sempre engano.
""",
        exemplo='mostra "total: " + 10',
        solucao="""Converta antes, com texto(...) ou numero(...), ou use a interpolação: "total: {10}".""",
    ),
    ErrorCode(
        "LM0402",
        "Divisão por zero",
        TYPES,
        explicacao="O lado direito de '/', 'div' ou 'mod' vale zero.",
        exemplo="""
seja pessoas = 0
mostra 100 / pessoas
""",
        solucao="Teste o divisor antes de dividir.",
    ),
    ErrorCode(
        "LM0403",
        "Índice fora da lista",
        COLLECTIONS,
        explicacao="""
As posições começam em 0, e a última é o tamanho menos 1. Índices negativos
contam a partir do fim.
""",
        exemplo="""
seja cores = ["azul", "verde"]
mostra cores[2]
""",
        solucao="Use índices de 0 a tamanho(lista) - 1; o último item é lista[-1].",
    ),
    ErrorCode(
        "LM0404",
        "Chave inexistente",
        COLLECTIONS,
        explicacao="O mapa não tem esta chave, e apagar ou atualizar o que não existe costuma ser engano.",
        exemplo="""
seja idades = {"Ana": 30}
apaga idades["Rui"]
""",
        solucao="Teste antes com 'em': se \"Rui\" em idades.",
    ),
    ErrorCode(
        "LM0405",
        "Isto não pode ser chamado",
        FUNCTIONS,
        explicacao="Só funções, métodos, classes e registros podem ser chamados com '(...)'.",
        exemplo="""
seja dobro = 2
mostra dobro(4)
""",
        solucao="Confira se o nome é o da função, e se outra variável não tomou o lugar dela.",
    ),
    ErrorCode(
        "LM0406",
        "Número errado de argumentos",
        FUNCTIONS,
        explicacao="""
A chamada traz argumentos de mais ou de menos. Só os parâmetros com valor
padrão podem faltar.
""",
        exemplo="""
funcao area(largura, altura):
    retorna largura * altura
mostra area(3)
""",
        solucao="Complete a chamada, ou dê um valor padrão ao parâmetro: altura = 1.",
    ),
    ErrorCode(
        "LM0407",
        "Isto não pode ser percorrido",
        COLLECTIONS,
        explicacao="Um laço percorre listas, mapas, textos e faixas. Um número sozinho não tem itens.",
        exemplo="""
para cada i em 5:
    mostra i
""",
        solucao="Para contar, use uma faixa: 'para i de 1 ate 5:'.",
    ),
    ErrorCode(
        "LM0408",
        "Conversão impossível",
        TYPES,
        explicacao="O valor não tem a forma do tipo pedido.",
        exemplo='mostra numero("dez")',
        solucao="""
Confira o texto antes de converter, ou trate a falha com 'tenta' e
'captura'.
""",
    ),
    ErrorCode(
        "LM0409",
        "Registro não muda",
        CLASSES,
        explicacao="Os campos de um registro valem o mesmo desde que ele nasce.",
        exemplo="""
registro Ponto(x, y)
seja p = Ponto(1, 2)
p.x = 5
""",
        solucao="Faça uma cópia com o campo trocado: p = p com {x: 5}.",
    ),
    ErrorCode(
        "LM0410",
        "Classe abstrata não cria objetos",
        CLASSES,
        explicacao="""
Uma classe 'abstrata' só reúne o que as outras têm em comum. Objetos nascem
das classes que herdam dela.
""",
        exemplo="""
abstrata classe Forma:
    passa
Forma()
""",
        solucao="Crie um objeto de uma classe que herda dela.",
    ),
    ErrorCode(
        "LM0411",
        "Nenhum caso serve",
        FLOW,
        explicacao="""
O valor não se encaixa em nenhum 'caso' do 'escolha', e não há um 'padrao'
que fique com o resto.
""",
        exemplo="""
escolha 7:
    caso 1:
        mostra "um"
""",
        solucao="Acrescente o caso que falta, ou um 'padrao:' no fim.",
    ),
    ErrorCode(
        "LM0501",
        "Afirmação que não se confirma",
        FAILURES,
        explicacao="A condição de um 'afirma' é falsa. Os testes e os exercícios usam afirmações para se conferir.",
        exemplo='afirma 1 + 1 == 3, "a conta está errada"',
        solucao="Corrija o programa, ou a afirmação, se foi ela que envelheceu.",
    ),
    ErrorCode(
        "LM0502",
        "Falha que ninguém capturou",
        FAILURES,
        explicacao="Um 'lanca' provocou a falha, e nenhum 'captura' em volta dele a tratou.",
        exemplo='lanca "saldo insuficiente"',
        solucao="Ponha a chamada num 'tenta' com 'captura', no ponto que sabe o que fazer.",
    ),
    ErrorCode(
        "LM0503",
        "Chamadas demais, uma dentro da outra",
        FUNCTIONS,
        explicacao="""
Uma função chamou a si mesma vezes demais. Em geral falta a condição que
encerra a recursão, ou ela nunca se cumpre.
""",
        exemplo="""
funcao conta(n):
    retorna conta(n + 1)
conta(0)
""",
        solucao="Comece a função pelo caso que não chama a si mesma, ou troque a recursão por um laço.",
    ),
    ErrorCode(
        "LM0504",
        "Passo zero",
        FLOW,
        explicacao="Uma faixa que avança de 0 em 0 nunca chegaria ao fim.",
        exemplo="""
para i de 1 ate 10 passo 0:
    mostra i
""",
        solucao="Use um passo positivo para subir e um negativo para descer.",
    ),
    ErrorCode(
        "LM0601",
        "Módulo não encontrado",
        MODULES,
        explicacao=(
            "Não há na biblioteca um módulo com este nome, "
            "nem um pacote na pasta 'pacotes', "
            "nem um arquivo neste caminho."
        ),
        exemplo="importa Lume.Culinaria",
        solucao="'lume modulos' lista a biblioteca; 'lume adiciona' instala um pacote.",
    ),
    ErrorCode(
        "LM0602",
        "Importação em círculo",
        MODULES,
        explicacao="""
Um arquivo importa outro que, direta ou indiretamente, importa o primeiro.
Nenhum dos dois consegue terminar de carregar.
""",
        exemplo="""
# Este arquivo se chama exemplo.lm e importa a si mesmo.
importa "exemplo.lm" como outro
""",
        solucao="Mova o que os dois usam para um terceiro arquivo.",
    ),
    ErrorCode(
        "LM0603",
        "Exportação de um nome que não existe",
        MODULES,
        explicacao="O 'exporta' promete aos outros arquivos um nome que este arquivo não define.",
        exemplo="exporta soma",
        solucao="Defina o nome no nível do arquivo, ou tire-o da lista.",
    ),
    ErrorCode(
        "LM0701",
        "Nenhuma rota atende",
        SERVERS,
        explicacao="O servidor não tem rota para este verbo e este caminho.",
        exemplo="""
servidor loja:
    rota GET "/produtos":
        responde "lista"
mostra atende(loja, "GET", "/clientes")
""",
        solucao="Declare a rota que falta, ou confira o verbo e o caminho da chamada.",
    ),
    ErrorCode(
        "LM0702",
        "Rota repetida",
        SERVERS,
        explicacao="O servidor já tem uma rota com o mesmo verbo e o mesmo caminho, e a segunda nunca atenderia.",
        exemplo="""
servidor loja:
    rota GET "/":
        responde "primeira"
    rota GET "/":
        responde "segunda"
""",
        solucao="Apague uma das duas, ou mude o verbo ou o caminho.",
    ),
]

BY_CODE = {entry.codigo: entry for entry in CATALOGUE}
